import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { findDebtPayments, type DebtPaymentSearch } from './findDebtPayments.ts';
import type { DatedBankRow } from './purchaseFromBankRow.ts';

const today = calendarDay('2026-11-19');
const card = { id: 'd_card', name: 'Travel Card', accountNumber: '•••• 2222' };
const fed = { ...card, bankAccountId: 'acc_card' };
const sent: DatedBankRow = {
  transaction_id: '1',
  account_id: 'acc_checking',
  name: 'TRAVEL CARD PAYMENT',
  category: ['Payment', 'Credit Card'],
  amount: cents(15_500),
  date: '2026-11-10',
};
const received: DatedBankRow = {
  ...sent,
  transaction_id: '2',
  account_id: 'acc_card',
  name: 'PAYMENT RECEIVED',
  amount: cents(-15_500),
};
const find = (rows: readonly DatedBankRow[], change: Partial<DebtPaymentSearch> = {}) =>
  findDebtPayments({ rows, debts: [card], payments: [], today, ...change });

describe('money that went out', () => {
  test('is a payment on the debt that the row names', () => {
    expect(find([sent])).toEqual([
      {
        row: sent,
        debtId: 'd_card',
        amount: 15_500,
        date: '2026-11-10',
        description: 'TRAVEL CARD PAYMENT',
      },
    ]);
  });

  test.each([
    { name: 'CARD PAYMENT THANK YOU' },
    { category: ['Shops'] },
    { pending: true },
    { amount: cents(-15_500) },
  ])('is none with %o', (change) => {
    expect(find([{ ...sent, ...change }])).toEqual([]);
  });

  test('is none where two debts are named alike, and the one that is named better', () => {
    const other = { id: 'd_other', name: 'Travel', accountNumber: '' };
    expect(find([sent], { debts: [card, other] })).toEqual([]);
    const number = { ...sent, name: 'TRAVEL PAYMENT 2222' };
    expect(find([number], { debts: [other, card] })).toMatchObject([{ debtId: 'd_card' }]);
  });
});

describe('money that came in', () => {
  test('on the account of a debt is a payment on it', () => {
    expect(find([received], { debts: [fed] })).toMatchObject([
      { debtId: 'd_card', amount: 15_500 },
    ]);
  });

  test.each([{ category: ['Shops'] }, { account_id: 'acc_savings' }, { amount: cents(15_500) }])(
    'is none with %o',
    (change) => {
      expect(find([{ ...received, ...change }], { debts: [fed] })).toEqual([]);
    },
  );
});

test.each([
  ['2026-09-19', 0],
  ['2026-09-20', 1],
  ['2026-11-19', 1],
  ['2026-11-20', 0],
])('a payment of %s is found %i times', (date, count) => {
  expect(find([{ ...sent, date }])).toHaveLength(count);
});

describe('one payment is found once', () => {
  test('that stands in both accounts', () => {
    const rows = [sent, { ...received, date: '2026-11-12' }];
    expect(find(rows, { debts: [fed] })).toMatchObject([{ date: '2026-11-12' }]);
  });

  test('and not at all where the debt’s history has it', () => {
    const payments = [{ debtId: 'd_card', amount: cents(15_500), date: calendarDay('2026-11-14') }];
    expect(find([sent], { payments })).toEqual([]);
    expect(find([sent, received], { debts: [fed], payments })).toEqual([]);
    const again = { ...sent, transaction_id: '3', date: '2026-11-13' };
    expect(find([sent, again], { payments })).toHaveLength(1);
    expect(find([{ ...sent, date: '2026-11-08' }], { payments })).toHaveLength(1);
    expect(find([{ ...sent, amount: cents(15_501) }], { payments })).toHaveLength(1);
  });
});

test('the newest stands first', () => {
  const rows = ['2026-11-01', '2026-11-15', '2026-10-08'].map((date) => ({ ...sent, date }));
  expect(find(rows).map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-01', '2026-10-08']);
});

test('of two payments a history has the one that is nearest to it', () => {
  const first = { ...sent, transaction_id: '3', date: '2026-11-08' };
  const known = [
    { debtId: 'd_card', amount: cents(15_500), date: calendarDay('2026-11-09') },
    { debtId: 'd_card', amount: cents(15_500), date: calendarDay('2026-11-11') },
  ];
  expect(find([first, sent], { payments: known })).toEqual([]);
  expect(find([sent], { payments: known })).toEqual([]);
});

test('lists the newest first', () => {
  const rows = ['2026-10-01', '2026-11-01', '2026-09-25'].map((date, index) => ({
    ...sent,
    transaction_id: String(index),
    date,
    amount: cents(10_000 + index),
  }));
  expect(find(rows).map(({ date }) => date)).toEqual(['2026-11-01', '2026-10-01', '2026-09-25']);
});
