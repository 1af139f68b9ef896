import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { quantity } from '../money/quantity.ts';
import { calendarDay } from '../time/calendarDay.ts';
import { readAnswer, writeAnswer } from './answer.ts';
import { type AnswerOf, endpoints } from './endpoints.ts';
import { UNCATEGORIZED } from './transaction.ts';

const DEBT = {
  id: 'd_1',
  name: 'Card',
  accountNumber: '4321',
  currentBalance: '6200.00',
  originalBalance: '8000.00',
  minimumPayment: '155.00',
  interestRate: 24.99,
  dueDate: 15,
};

test('reads the answers of the contract as values', () => {
  expect(readAnswer(endpoints.getDebts, [DEBT])).toEqual([
    {
      ...DEBT,
      currentBalance: 620_000,
      originalBalance: 800_000,
      minimumPayment: 15_500,
      interestRate: 24_990,
    },
  ]);
});

test('takes numbers for money and ids, and leaves out what it does not know', () => {
  const loose = {
    ...DEBT,
    id: 7,
    accountNumber: 4321,
    currentBalance: 6200,
    extra: { deep: true },
  };
  const [debt] = readAnswer(endpoints.getDebts, [loose]);
  expect(debt).toMatchObject({ id: '7', accountNumber: '4321', currentBalance: 620_000 });
  expect(debt).not.toHaveProperty('extra');
});

describe('a default, never a crash', () => {
  const row = {
    id: 't',
    merchant: 'Shop',
    date: '2026-11-19T14:05:00Z',
    amount: '4.67',
    roundUpAmount: '0.33',
  };

  test.each([undefined, null, ''])('category %j', (category) => {
    const [read] = readAnswer(endpoints.getTransactions, [{ ...row, category }]);
    expect(read?.category).toBe(UNCATEGORIZED);
  });

  test.each([undefined, null, 'barter', 5])('payment source %j', (source) => {
    const json = [{ id: 'p', debtId: 'd', amount: '1.00', date: row.date, source }];
    expect(readAnswer(endpoints.getPayments, json)[0]?.source).toBe('manual');
  });

  test('an unknown crypto status stays, a missing one is pending', () => {
    const purchase = { id: 'c', cryptoSymbol: 'BTC', amountUsd: '5.00', createdAt: row.date };
    const [odd, none] = readAnswer(endpoints.getCryptoPurchases, [
      { ...purchase, status: 'on-hold' },
      { ...purchase, status: null },
    ]);
    expect([odd?.status, none?.status]).toEqual(['on-hold', 'pending']);
  });

  test('a bank row without merchant and category, an account without its names', () => {
    const bankRow = {
      transaction_id: 1,
      name: 'POS 4711',
      date: '2026-11-18',
      account_id: 'a',
      amount: 12.34,
    };
    expect(readAnswer(endpoints.getBankTransactions, [bankRow])).toEqual([
      { ...bankRow, transaction_id: '1', amount: 1234, merchant_name: null, category: null },
    ]);
    expect(
      readAnswer(endpoints.getBankAccounts, [{ id: 1, accountId: 2, isActive: true }]),
    ).toEqual([
      {
        id: '1',
        accountId: '2',
        accountName: '',
        accountType: 'other',
        mask: '',
        institutionName: '',
        isActive: true,
      },
    ]);
  });

  test('a summary without a date, a user without a name', () => {
    const money = { totalRoundUps: 0, thisMonthRoundUps: 0, totalDebt: 0, thisMonthPayments: 0 };
    const summary = readAnswer(endpoints.getDashboardSummary, { ...money, progressPercentage: 0 });
    expect(summary.debtFreeDate).toBeNull();
    expect(readAnswer(endpoints.getUser, { id: 1, firstName: null }).firstName).toBeUndefined();
  });
});

test.each([
  [[DEBT, { ...DEBT, currentBalance: '1e3' }], '1.currentBalance', /expected money/],
  [[{ ...DEBT, interestRate: -1 }], '0.interestRate', /expected a percentage/],
  [[{ ...DEBT, dueDate: 32 }], '0.dueDate', /expected <=31/],
  [[{ ...DEBT, name: undefined }], '0.name', /expected string|is missing/],
  [[null], '0', /expected Object/],
  [{ debts: [] }, '', /expected Array/],
])('names the bad field of %j', (json, path, message) => {
  const read = () => readAnswer(endpoints.getDebts, json);
  expect(read).toThrow(expect.objectContaining({ name: 'ContractError', path }));
  expect(read).toThrow(message);
  expect(read).toThrow(/^GET \/api\/debts: /);
});

const SUMMARY: AnswerOf<typeof endpoints.getDashboardSummary> = {
  totalRoundUps: cents(14_321),
  thisMonthRoundUps: cents(1840),
  totalDebt: cents(1_825_033),
  thisMonthPayments: cents(45_000),
  progressPercentage: 23,
  debtFreeDate: null,
};

test('writes the strict wire form of the contract', () => {
  expect(writeAnswer(endpoints.getDashboardSummary, SUMMARY)).toEqual({
    totalRoundUps: '143.21',
    thisMonthRoundUps: '18.40',
    totalDebt: '18250.33',
    thisMonthPayments: '450.00',
    progressPercentage: 23,
    debtFreeDate: null,
  });
});

test('writes nested lists', () => {
  const balances = [{ account_id: 'a', balances: { current: cents(120_342), available: null } }];
  expect(writeAnswer(endpoints.getBankBalances, balances)).toEqual([
    { account_id: 'a', balances: { current: 1203.42, available: null } },
  ]);
});

test.each([
  ['a list for an object', endpoints.getDashboardSummary, [], 'totalRoundUps'],
  ['no object', endpoints.getDashboardSummary, null, ''],
  ['no list', endpoints.getDebts, {}, ''],
  ['a float', endpoints.getDashboardSummary, { ...SUMMARY, totalDebt: 0.5 }, 'totalDebt'],
  [
    'NaN',
    endpoints.getDashboardSummary,
    { ...SUMMARY, progressPercentage: Number.NaN },
    'progressPercentage',
  ],
  [
    'a missing field',
    endpoints.getTokenBalance,
    { balance: quantity(1n), stakedAmount: quantity(1n) },
    'totalEarned',
  ],
  [
    'a missing plain field',
    endpoints.getDashboardSummary,
    { ...SUMMARY, progressPercentage: undefined },
    'progressPercentage',
  ],
  [
    'a nested fault',
    endpoints.getPayments,
    [{ id: 'p', debtId: 'd', amount: cents(1), date: 'now', source: 'manual' }],
    '0.date',
  ],
] as const)('refuses %s', (_what, endpoint, value, path) => {
  expect(() => writeAnswer(endpoint, value as never)).toThrow(
    expect.objectContaining({ name: 'ContractError', path }),
  );
});

test('writes each kind of a variant by its own fields, and refuses one that is not known', () => {
  const paid = {
    id: 's_1',
    kind: 'payment',
    debtId: 'd_1',
    amount: cents(15_500),
    date: calendarDay('2026-10-28'),
    description: 'CARD PAYMENT',
  } as const;
  expect(writeAnswer(endpoints.getBankSuggestions, [paid])).toEqual([
    { ...paid, amount: '155.00', date: '2026-10-28' },
  ]);
  const unknown = [{ ...paid, kind: 'loan' }, null, { ...paid, kind: undefined }];
  for (const one of unknown) {
    expect(() => writeAnswer(endpoints.getBankSuggestions, [one] as never)).toThrow('0.kind');
  }
});
