import fc from 'fast-check';
import { expect, test } from 'vitest';
import { debtTotals } from '../debt/debtTotals.ts';
import { MOST_OWED } from '../debt/mostOwed.ts';
import { cents } from '../money/index.ts';
import { correctedOriginalBalance } from './correctedOriginalBalance.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);

test('the original moves with the balance', () => {
  const debt = { originalBalance: cents(9000), currentBalance: cents(8000) };
  expect(correctedOriginalBalance(debt, cents(5000))).toBe(6000);
  expect(correctedOriginalBalance(debt, cents(8500))).toBe(9500);
});

test('a debt that has grown keeps its original while it owes more', () => {
  const grown = { originalBalance: cents(1000), currentBalance: cents(5000) };
  expect(correctedOriginalBalance(grown, cents(2000))).toBe(1000);
  expect(correctedOriginalBalance(grown, cents(400))).toBe(400);
});

test('a correction is never a payment, nor takes one away', () => {
  fc.assert(
    fc.property(amount, amount, amount, (originalBalance, currentBalance, balance) => {
      const before = { originalBalance, currentBalance, minimumPayment: cents(0) };
      const after = {
        ...before,
        originalBalance: correctedOriginalBalance(before, balance),
        currentBalance: balance,
      };
      expect(debtTotals([after]).paid).toBe(debtTotals([before]).paid);
    }),
  );
});

test('no original is above the largest amount of a debt', () => {
  const debt = { originalBalance: MOST_OWED, currentBalance: cents(0) };
  expect(correctedOriginalBalance(debt, MOST_OWED)).toBe(MOST_OWED);
});
