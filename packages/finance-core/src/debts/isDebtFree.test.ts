import { expect, test } from 'vitest';
import { correctedOriginalBalance } from '../household/correctedOriginalBalance.ts';
import { cents } from '../money/index.ts';
import { isDebtFree } from './isDebtFree.ts';

const debt = (original: number, current: number, id = 'd') => ({
  id,
  originalBalance: cents(original),
  currentBalance: cents(current),
});
const payment = (amount: number, debtId = 'd') => ({ debtId, amount: cents(amount) });

test('is one where all debts are paid off', () => {
  expect(isDebtFree([debt(9_000, 0), debt(100, 0)], [])).toBe(true);
  expect(isDebtFree([debt(9_000, 0), debt(100, 1)], [])).toBe(false);
  // More than what was owed was paid.
  expect(isDebtFree([debt(9_000, -500)], [])).toBe(true);
});

test('is none without debts, nor where none ever owed anything', () => {
  expect(isDebtFree([], [])).toBe(false);
  expect(isDebtFree([debt(0, 0), debt(0, 0)], [])).toBe(false);
  expect(isDebtFree([debt(0, -500)], [])).toBe(false);
  expect(isDebtFree([debt(0, 0), debt(9_000, 0)], [])).toBe(true);
});

test('is none where the only debt was a mistake that was corrected to nothing', () => {
  const correct = (entered: ReturnType<typeof debt>) => ({
    ...entered,
    originalBalance: correctedOriginalBalance(entered, cents(0)),
    currentBalance: cents(0),
  });
  expect(isDebtFree([correct(debt(100_000, 100_000))], [])).toBe(false);
  // Of 1,000.00, 200.00 were paid before the rest turned out to be a mistake.
  expect(isDebtFree([correct(debt(100_000, 80_000))], [])).toBe(true);
  // Interest was added before.
  expect(isDebtFree([correct(debt(100_000, 105_000))], [])).toBe(false);
});

test('is one where a debt that was entered at zero was used and paid', () => {
  expect(isDebtFree([debt(0, 0)], [payment(5_000)])).toBe(true);
  expect(isDebtFree([debt(0, 0)], [payment(5_000, 'another')])).toBe(false);
  expect(isDebtFree([debt(0, 0)], [payment(0)])).toBe(false);
});
