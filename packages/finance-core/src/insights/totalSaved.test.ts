import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { totalSaved } from './totalSaved.ts';

test('totalSaved adds up all round-ups', () => {
  const transactions = [33, 0, 58].map((value) => ({ roundUpAmount: cents(value) }));
  expect(totalSaved(transactions)).toBe(91);
  expect(totalSaved([])).toBe(0);
});
