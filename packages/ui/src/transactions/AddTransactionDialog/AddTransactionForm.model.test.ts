import { describe, expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { addTransactionDialogWords } from '../words/addTransactionDialog.ts';
import {
  checkTransactionForm,
  emptyTransactionForm,
  type AddTransactionForm,
} from './AddTransactionForm.model.ts';

const words = wordsOf(addTransactionDialogWords, ENGLISH);
const now = { asOf: '2026-11-19T03:00:00Z', timeZone: 'America/New_York' };
const openedAt = '2026-11-19T02:58:00Z';
const form: AddTransactionForm = {
  merchant: ' Corner Coffee ',
  category: 'Food and Drink',
  amount: ' 4.67 ',
  day: '2026-11-18',
  description: '',
  isRefund: false,
};

describe('emptyTransactionForm', () => {
  test('has today’s date in the reader’s time zone', () => {
    expect(emptyTransactionForm(now).day).toBe('2026-11-18');
    expect(emptyTransactionForm({ ...now, timeZone: 'UTC' }).day).toBe('2026-11-19');
  });
});

describe('checkTransactionForm', () => {
  test('returns the request; a purchase of today has the time at which the form was opened', () => {
    expect(checkTransactionForm(form, now, openedAt, words)).toEqual({
      ok: true,
      value: {
        merchant: 'Corner Coffee',
        category: 'Food and Drink',
        amount: 467,
        date: openedAt,
      },
    });
  });

  test('no category is preselected, and none is required', () => {
    expect(emptyTransactionForm(now).category).toBe('');
    expect(checkTransactionForm({ ...form, category: '' }, now, openedAt, words)).toMatchObject({
      value: { category: 'Uncategorized' },
    });
  });

  test('the amount of a refund is negative, however it is typed', () => {
    const refund = { ...form, isRefund: true };
    expect(checkTransactionForm(refund, now, openedAt, words)).toMatchObject({
      value: { amount: -467 },
    });
    expect(checkTransactionForm({ ...refund, amount: 'five' }, now, openedAt, words)).toEqual({
      ok: false,
      errors: { amount: 'Enter what you got back, such as 4.67.' },
    });
  });

  test.each(['0', '-5', ' -$4.67', '0.00'])('for the amount %j, it names the minimum', (amount) => {
    for (const isRefund of [false, true]) {
      expect(checkTransactionForm({ ...form, amount, isRefund }, now, openedAt, words)).toEqual({
        ok: false,
        errors: { amount: 'Enter $0.01 or more.' },
      });
    }
  });

  test('sends no more of a card number than its last four digits', () => {
    const texts = { merchant: 'Card 5555 5555 5555 4444', description: '4111-1111-1111-1234' };
    expect(checkTransactionForm({ ...form, ...texts }, now, openedAt, words)).toMatchObject({
      value: { merchant: 'Card •••• 4444', description: '•••• 1234' },
    });
  });

  test('accepts an amount as it is pasted', () => {
    expect(
      checkTransactionForm({ ...form, amount: '$1,234.50' }, now, openedAt, words),
    ).toMatchObject({
      value: { amount: 123_450 },
    });
  });

  test('the same purchase, submitted again later, is the same request', () => {
    const later = { ...now, asOf: '2026-11-19T04:30:00Z' };
    const again = checkTransactionForm(form, later, openedAt, words);
    expect(again).toEqual(checkTransactionForm(form, now, openedAt, words));
  });

  test('in a form that was open at midnight, the new day can be chosen', () => {
    const tomorrow = { ...now, asOf: '2026-11-19T05:10:00Z' };
    const checked = checkTransactionForm({ ...form, day: '2026-11-19' }, tomorrow, openedAt, words);
    expect(checked).toMatchObject({ value: { date: tomorrow.asOf } });
    expect(checkTransactionForm(form, tomorrow, openedAt, words)).toMatchObject({
      value: { date: openedAt },
    });
  });

  test('an earlier day is sent as its noon in the reader’s time zone', () => {
    const checked = checkTransactionForm({ ...form, day: '2026-11-02' }, now, openedAt, words);
    expect(checked).toMatchObject({ value: { date: '2026-11-02T17:00:00.000Z' } });
  });

  test.each([
    ['amount', ['', '0', '-5', '1e3', '1.234', '5,00', '-$5']],
    ['merchant', ['  ', 'x'.repeat(201)]],
    ['day', ['', '2026-11-19', '2026-02-30', 'soon']],
    ['description', ['x'.repeat(501)]],
  ] as const)('%s refuses %j', (field, texts) => {
    for (const text of texts) {
      const checked = checkTransactionForm({ ...form, [field]: text }, now, openedAt, words);
      expect(checked.ok ? [] : Object.keys(checked.errors), text).toEqual([field]);
    }
  });
});
