import { cents } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { categoriesWords } from '../../categories/index.ts';
import { transactionRowWords } from '../words/transactionRow.ts';
import { transactionRowModel, wraps } from './TransactionRow.model.ts';

const formats = formatsOf('en-US');

const words = wordsOf(transactionRowWords, ENGLISH);
const categories = wordsOf(categoriesWords, ENGLISH);
const transaction = {
  id: 't',
  merchant: 'Corner Coffee',
  category: 'Food and Drink',
  date: '2026-11-19T02:05:00Z',
  amount: cents(467),
  roundUpAmount: cents(33),
};

describe('transactionRowModel', () => {
  test('has the date and time in the reader’s time zone, not the server’s', () => {
    expect(transactionRowModel(transaction, 'UTC', words, categories, formats)).toMatchObject({
      day: 'Nov 19, 2026',
      time: '2:05 AM',
    });
    expect(
      transactionRowModel(transaction, 'America/New_York', words, categories, formats),
    ).toMatchObject({
      day: 'Nov 18, 2026',
      time: '9:05 PM',
    });
  });

  test('a refund has the round-up that was taken back', () => {
    const refund = { ...transaction, amount: cents(-467), roundUpAmount: cents(0) };
    expect(transactionRowModel(refund, 'UTC', words, categories, formats).returned).toBe(0);
    expect(
      transactionRowModel(
        { ...refund, roundUpReturned: cents(33) },
        'UTC',
        words,
        categories,
        formats,
      ).returned,
    ).toBe(33);
  });

  test('shows the server’s round-up unchanged', () => {
    expect(
      transactionRowModel(
        { ...transaction, roundUpAmount: cents(66) },
        'UTC',
        words,
        categories,
        formats,
      ).roundUp,
    ).toBe(66);
  });

  // @requirement 2.transactions.description
  test('replaces a blank name or category, and omits a blank description', () => {
    const blank = { ...transaction, merchant: ' ', category: '', description: '  ' };
    expect(transactionRowModel(blank, 'UTC', words, categories, formats)).toMatchObject({
      merchant: 'Unknown merchant',
      category: 'Uncategorized',
      description: undefined,
    });
  });
});

test('a name wraps unless it is longer than any real one', () => {
  expect(wraps('CARD PAYMENT THANK YOU')).toBe(true);
  expect(wraps('W'.repeat(10_000))).toBeUndefined();
});
