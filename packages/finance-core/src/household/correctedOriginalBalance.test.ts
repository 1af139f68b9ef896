import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_OWED } from '../debts/mostOwed.ts';
import { cents } from '../money/index.ts';
import { correctedOriginalBalance } from './correctedOriginalBalance.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);

test('the original moves with the balance', () => {
  const debt = { originalBalance: cents(9000), currentBalance: cents(8000) };
  expect(correctedOriginalBalance(debt, cents(5000))).toBe(6000);
  expect(correctedOriginalBalance(debt, cents(8500))).toBe(9500);
});

test('a debt that has grown is as far above its original as before', () => {
  const grown = { originalBalance: cents(8200), currentBalance: cents(9000) };
  expect(correctedOriginalBalance(grown, cents(8500))).toBe(7700);
  expect(correctedOriginalBalance(grown, cents(9500))).toBe(8700);
  expect(correctedOriginalBalance(grown, cents(500))).toBe(0);
});

test('a correction is never a payment, nor takes one away', () => {
  fc.assert(
    fc.property(amount, amount, amount, (originalBalance, currentBalance, balance) => {
      fc.pre(originalBalance + balance >= currentBalance);
      const corrected = correctedOriginalBalance({ originalBalance, currentBalance }, balance);
      expect(corrected - balance).toBe(originalBalance - currentBalance);
    }),
  );
});

test('no original is above the largest amount of a debt', () => {
  const debt = { originalBalance: MOST_OWED, currentBalance: cents(0) };
  expect(correctedOriginalBalance(debt, MOST_OWED)).toBe(MOST_OWED);
});
