import { describe, expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { readAnswer } from './readAnswer.ts';
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
