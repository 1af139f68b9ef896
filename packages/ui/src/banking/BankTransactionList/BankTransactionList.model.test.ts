import { calendarDay } from '@dime-time/finance-core';
import type { BankTransaction } from '@dime-time/finance-core/contract';
import { cents } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { categoriesWords } from '../../categories/index.ts';
import { bankTransactionListWords } from '../words/bankTransactionList.ts';
import { accountCardWords } from '../words/accountCard.ts';
import {
  accountTitles,
  bankRowId,
  bankRowModel as modelIn,
  bankRowsToShow,
} from './BankTransactionList.model.ts';

const words = wordsOf(bankTransactionListWords, ENGLISH);
const categories = wordsOf(categoriesWords, ENGLISH);
const accountWords = wordsOf(accountCardWords, ENGLISH);

const row = (fields: Partial<BankTransaction>): BankTransaction => ({
  transaction_id: 'r_1',
  merchant_name: 'Corner Coffee',
  name: 'CORNER COFFEE 123',
  date: calendarDay('2026-11-18'),
  account_id: 'a_1',
  category: ['Food and Drink', 'Coffee Shop'],
  amount: cents(467),
  pending: undefined,
  pending_transaction_id: undefined,
  personal_finance_category: undefined,
  ...fields,
});

const NONE = new Map<string, string>();

const bankRowModel = (shown: BankTransaction, titles: ReadonlyMap<string, string>) =>
  modelIn(shown, titles, words, categories);

// @requirement 3.bank-transaction.sign
test('money out is shown as negative, money in as positive, zero without a sign', () => {
  expect(bankRowModel(row({}), NONE)).toMatchObject({ direction: 'out', amount: -467 });
  expect(bankRowModel(row({ amount: cents(-184_250) }), NONE)).toMatchObject({
    direction: 'in',
    amount: 184_250,
  });
  const nothing = bankRowModel(row({ amount: cents(0) }), NONE);
  expect(nothing.direction).toBe('none');
  expect(Object.is(nothing.amount, 0)).toBe(true);
});

test('the title is the merchant, else the bank’s text, else a generic word', () => {
  expect(bankRowModel(row({}), NONE).merchant).toBe('Corner Coffee');
  expect(bankRowModel(row({ merchant_name: null }), NONE).merchant).toBe('CORNER COFFEE 123');
  expect(bankRowModel(row({ merchant_name: '  ' }), NONE).merchant).toBe('CORNER COFFEE 123');
  expect(bankRowModel(row({ merchant_name: null, name: ' ' }), NONE).merchant).toBe(
    'Unknown merchant',
  );
});

test('a category in either taxonomy, or none', () => {
  expect(bankRowModel(row({}), NONE).category).toBe('Food and Drink');
  expect(bankRowModel(row({ category: null }), NONE).category).toBe('Uncategorized');
  expect(bankRowModel(row({ category: [] }), NONE).category).toBe('Uncategorized');
  const newer = { primary: 'LOAN_PAYMENTS', detailed: undefined };
  expect(
    bankRowModel(row({ category: null, personal_finance_category: newer }), NONE).category,
  ).toBe('Loan payments');
});

test('the account is named if it is known', () => {
  const titles = accountTitles(
    [
      {
        id: 'b_1',
        accountId: 'a_1',
        accountName: 'Everyday Checking',
        accountType: 'checking',
        mask: '0000',
        institutionName: '',
        isActive: true,
      },
    ],
    accountWords,
  );
  expect(bankRowModel(row({}), titles).account).toBe('Everyday Checking ••0000');
  expect(bankRowModel(row({ account_id: 'a_2' }), titles).account).toBeUndefined();
});

test('the newest come first, and rows of one day keep the bank’s order', () => {
  const rows = [
    row({ transaction_id: 'old', date: calendarDay('2026-11-01') }),
    row({ transaction_id: 'b', date: calendarDay('2026-11-18') }),
    row({ transaction_id: 'a', date: calendarDay('2026-11-18') }),
    row({ transaction_id: 'new', date: calendarDay('2026-11-19') }),
  ];
  const before = structuredClone(rows);
  expect(bankRowsToShow(rows).map((each) => each.transaction_id)).toEqual(['new', 'b', 'a', 'old']);
  expect(rows).toEqual(before);
});

test('a duplicate row is shown once, in its latest version', () => {
  const rows = [row({ amount: cents(100) }), row({ amount: cents(200) })];
  expect(bankRowsToShow(rows).map(({ amount }) => amount)).toEqual([200]);
});

test('a row with a known time has its day in the time zone, and is sorted by it', () => {
  const rows = [
    row({ transaction_id: 'bank day', date: calendarDay('2026-11-20') }),
    row({
      transaction_id: 'moment',
      date: calendarDay('2026-11-19'),
      datetime: '2026-11-20T21:18:00Z',
    }),
  ];
  const shown = (timeZone?: string) =>
    bankRowsToShow(rows, timeZone).map(({ transaction_id, date }) => [transaction_id, date]);
  expect(shown('Asia/Tokyo')).toEqual([
    ['moment', '2026-11-21'],
    ['bank day', '2026-11-20'],
  ]);
  expect(shown()).toEqual([
    ['bank day', '2026-11-20'],
    ['moment', '2026-11-19'],
  ]);
});

test('a posted row replaces its pending one; the same ID at another account stays', () => {
  const rows = [
    row({ transaction_id: 'p', pending: true }),
    row({ transaction_id: 'q', pending_transaction_id: 'p' }),
    row({ transaction_id: 'p', account_id: 'a_2', pending: true }),
  ];
  expect(bankRowsToShow(rows).map(bankRowId)).toEqual(['a_1\nq', 'a_2\np']);
  expect(bankRowModel(rows[0]!, NONE).pending).toBe(true);
  expect(bankRowModel(rows[1]!, NONE).pending).toBe(false);
});
