import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { validateBoost } from './validateBoost.ts';

const DEBT = { currentBalance: cents(10_000) };

test.each([
  ['25', 2500],
  [' 100 ', 10_000],
])('%j is a boost', (amount, value) => {
  expect(validateBoost({ amount }, DEBT)).toEqual({ ok: true, value: { amount: value } });
});

// @requirement 5.boost.amount
test.each(['', '  ', '0', '0.00', '-1', '1e3', '100.01', 'all'])('%j is refused', (amount) => {
  expect(validateBoost({ amount }, DEBT)).toEqual({
    ok: false,
    notice: 'boostInvalid',
    field: 'amount',
  });
});
