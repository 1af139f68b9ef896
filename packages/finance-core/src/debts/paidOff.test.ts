import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { paidOff } from './paidOff.ts';

test('is what is no longer owed of the original and of what was added', () => {
  const debt = { originalBalance: cents(240_000), currentBalance: cents(140_033) };
  expect(paidOff(debt)).toBe(99_967);
  expect(paidOff({ ...debt, addedCharges: cents(3_000) })).toBe(102_967);
  // A bank has reported a purchase that the debt does not know of.
  expect(paidOff({ ...debt, currentBalance: cents(250_000) })).toBe(-10_000);
});
