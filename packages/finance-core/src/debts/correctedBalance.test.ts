import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { correctedBalance, reasonFits } from './correctedBalance.ts';

const on = calendarDay('2026-11-20');
const known = {
  currentBalance: cents(187_655),
  payments: [
    { on, amount: cents(5_000) },
    { on: calendarDay('2026-11-26'), amount: cents(12_345) },
  ],
};

test('a statement is less what was paid after its day', () => {
  expect(correctedBalance({ amount: cents(205_000), on }, known)).toEqual({
    balance: 192_655,
    more: 5_000,
  });
  expect(correctedBalance({ amount: cents(150_000), on }, known).more).toBe(-50_000);
});

test('nothing is owed where more was paid since', () => {
  expect(correctedBalance({ amount: cents(12_000), on }, known)).toEqual({
    balance: 0,
    more: -187_655,
  });
});

test.each([
  ['interest', -1, false],
  ['interest', 0, true],
  ['interest', 1, true],
  ['purchases', -1, false],
  ['purchases', 1, true],
  ['correction', -1, true],
  ['correction', 1, true],
] as const)('%s explains a change of %i: %s', (reason, more, fits) => {
  expect(reasonFits(reason, cents(more))).toBe(fits);
});
