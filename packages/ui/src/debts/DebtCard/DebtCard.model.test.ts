import { aprFromPercent, cents, dueDateLabel } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { debtCardWords } from '../words/debtCard.ts';
import { debtCardModel } from './DebtCard.model.ts';

const debt = {
  id: 'd',
  name: 'Visa',
  accountNumber: '•••• 4821',
  currentBalance: cents(620_000),
  originalBalance: cents(800_000),
  minimumPayment: cents(15_500),
  interestRate: aprFromPercent(24.99),
  dueDate: 22,
};
const payment = { id: 'p', debtId: 'd', amount: cents(1), date: '2026-11-19T00:00:00Z' };

describe('debtCardModel', () => {
  test('has by how much the balance is down, and the balance', () => {
    const payments = [
      { ...payment, source: 'manual' as const },
      { ...payment, id: 'q', debtId: 'other', source: 'manual' as const },
    ];
    expect(debtCardModel(debt, payments)).toEqual({
      percent: 23,
      paidDown: 180_000,
      remaining: 620_000,
      payments: 1,
    });
  });

  test('does not count payments that have not loaded', () => {
    expect(debtCardModel(debt, undefined).payments).toBeUndefined();
  });

  test('a debt above its original balance is not paid down and has no negative progress', () => {
    const grown = { ...debt, currentBalance: cents(900_000) };
    expect(debtCardModel(grown, [])).toMatchObject({ percent: 0, paidDown: 0, remaining: 900_000 });
  });
});

test('the due day reads as in the rules of debts', () => {
  const words = wordsOf(debtCardWords, ENGLISH);
  for (let day = 1; day <= 31; day += 1) expect(words.dueDay({ day })).toBe(dueDateLabel(day));
});
