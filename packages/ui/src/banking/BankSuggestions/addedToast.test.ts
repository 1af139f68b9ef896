import { aprFromPercent, calendarDay, cents, formatUsd } from '@dime-time/finance-core';
import type { BankSuggestion } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { bankSuggestionsWords } from '../words/bankSuggestions.ts';
import { addedToast } from './addedToast.ts';

const formats = formatsOf('en-US');

const words = wordsOf(bankSuggestionsWords, ENGLISH);

const card: BankSuggestion = {
  id: 's_card',
  kind: 'debt',
  institutionName: 'Tidewater Credit Union',
  name: 'Travel Card',
  accountNumber: '•••• 3333',
  currentBalance: cents(184_022),
  minimumPayment: cents(5_500),
  interestRate: aprFromPercent(22.74),
  dueDate: 28,
};
const payment: BankSuggestion = {
  id: 's_payment',
  kind: 'payment',
  debtId: 'd_visa',
  amount: cents(15_500),
  date: calendarDay('2026-10-28'),
  description: 'CARD PAYMENT THANK YOU',
};

test('names what was added', () => {
  const debts = [{ id: 'd_visa', name: 'Everyday Visa' }];
  expect(addedToast(card, debts, formatUsd, words, formats)).toEqual({
    title: 'Debt Added',
    description: 'Travel Card, $1,840.22 at 22.74%.',
  });
  expect(addedToast(payment, debts, formatUsd, words, formats)).toEqual({
    title: 'Payment Added',
    description: '$155.00 to Everyday Visa on Oct 28.',
  });
  expect(addedToast(payment, [], formatUsd, words, formats).description).toBe('$155.00 on Oct 28.');
});
