import { expect, test } from 'vitest';
import { payoffOutcome } from './payoffOutcome.ts';

test('names how a simulation ended', () => {
  expect(payoffOutcome(true, false, 12)).toEqual({ outcome: 'paid-off', months: 12 });
  expect(payoffOutcome(false, true, 12)).toEqual({ outcome: 'never-amortises' });
  expect(payoffOutcome(false, false, 12)).toEqual({ outcome: 'horizon-reached' });
});
