import { expect, test } from 'vitest';
import { debtTotals } from '../debts/debtTotals.ts';
import { cents, sumCents } from '../money/index.ts';
import { settlePayment } from './settlePayment.ts';
import { debtRefusal, MOST_DEBTS, MOST_OWED } from './debtRefusal.ts';

const DEBT = {
  currentBalance: MOST_OWED,
  originalBalance: MOST_OWED,
  minimumPayment: MOST_OWED,
};
/** The largest number of the databases. */
const MAX_INT8 = 2n ** 63n - 1n;

test('a debt at every bound is entered', () => {
  expect(debtRefusal(MOST_DEBTS - 1, DEBT)).toBeUndefined();
});

test.each(['currentBalance', 'originalBalance', 'minimumPayment'] as const)(
  'a cent more for %s is refused, and says where',
  (path) => {
    expect(debtRefusal(0, { ...DEBT, [path]: cents(MOST_OWED + 1) })).toEqual({ path });
  },
);

test('one debt more is refused', () => {
  expect(debtRefusal(MOST_DEBTS, DEBT)).toEqual({ path: '' });
});

test('all that may be entered can be added up, paid and rewarded', () => {
  const debts = Array.from({ length: MOST_DEBTS }, () => DEBT);
  expect(debtTotals(debts).currentBalance).toBe(MOST_DEBTS * MOST_OWED);
  expect(sumCents(debts.map(({ currentBalance }) => currentBalance))).toBe(MOST_DEBTS * MOST_OWED);
  const rewards = debts.flatMap((debt) => settlePayment(debt, MOST_OWED)?.rewards ?? []);
  const earned = rewards.reduce((sum, { amount }) => sum + amount, 0n);
  // Staking moves them again and again, a month or more each time.
  expect(earned * 60n).toBeLessThan(MAX_INT8);
});
