import { describe, expect, test } from 'vitest';
import { loadBankFile } from '../banking/index.ts';
import { createMockBackend } from './createMockBackend.ts';

/** Written for this test, in the form of the provider's sandbox. */
const CUSTOM_USER = {
  override_accounts: [
    {
      type: 'depository',
      subtype: 'checking',
      starting_balance: 900.5,
      transactions: [
        {
          date_transacted: '2026-11-17',
          date_posted: '2026-11-18',
          amount: 4.67,
          description: 'Harbor Coffee',
          currency: 'USD',
        },
        {
          date_transacted: '2026-11-18',
          date_posted: null,
          amount: 37.42,
          description: 'Greenleaf Market',
          currency: 'USD',
        },
        { date_transacted: '2026-11-18', amount: 5, description: 'Metro Transit' },
        {
          date_transacted: '2026-11-16',
          date_posted: '2026-11-16',
          amount: 0,
          description: 'Fee waived',
        },
        {
          date_transacted: '2026-11-15',
          date_posted: '2026-11-15',
          amount: -20.1,
          description: 'Refund',
        },
        {
          date_transacted: '2026-11-14',
          date_posted: '2026-11-14',
          amount: 250,
          description: 'Transfer to savings',
        },
      ],
    },
    {
      type: 'credit',
      subtype: 'credit card',
      starting_balance: 1245.67,
      force_available_balance: 8754.33,
      meta: { name: 'Rewards Card' },
      liability: {
        type: 'credit',
        purchase_apr: 16.99,
        minimum_payment_amount: 35,
        next_payment_due_date: '2026-12-28',
      },
    },
  ],
};

const ROW = {
  transaction_id: 't1',
  account_id: 'a1',
  name: 'HARBOR COFFEE',
  merchant_name: 'Harbor Coffee',
  date: '2026-11-18',
  category: ['Food and Drink'],
  amount: 4.67,
  iso_currency_code: 'USD',
};

describe('a custom user of the sandbox', () => {
  const file = loadBankFile(CUSTOM_USER);

  test('has rows, of which those without a posting day are pending', () => {
    expect(file.rows.map(({ date, amount, pending }) => [date, amount, pending])).toEqual([
      ['2026-11-18', 467, false],
      ['2026-11-18', 3742, true],
      ['2026-11-18', 500, true],
      ['2026-11-16', 0, false],
      ['2026-11-15', -2010, false],
      ['2026-11-14', 25_000, false],
    ]);
  });

  test('has a reason for every row', () => {
    expect(file.decisions.map(({ decision }) => decision.reason)).toEqual([
      'purchase',
      'pending',
      'pending',
      'zero',
      'money-in',
      'transfer',
    ]);
    expect(file.purchases.map(({ name }) => name)).toEqual(['Harbor Coffee']);
  });

  test('has accounts with their balances', () => {
    expect(
      file.accounts.map(({ accountId, accountName, accountType }) => [
        accountId,
        accountName,
        accountType,
      ]),
    ).toEqual([
      ['account-1', 'checking', 'checking'],
      ['account-2', 'Rewards Card', 'credit card'],
    ]);
    expect(file.balances.map(({ balances }) => balances)).toEqual([
      { current: 90_050, available: null },
      { current: 124_567, available: 875_433 },
    ]);
  });

  test('has a debt for the liability of its card', () => {
    expect(file.debts).toEqual([
      {
        id: 'debt-account-2',
        name: 'Rewards Card',
        accountNumber: '',
        currentBalance: 124_567,
        originalBalance: 124_567,
        minimumPayment: 3500,
        interestRate: 16_990,
        dueDate: 28,
      },
    ]);
  });

  test('is the data of a backend', () => {
    const { state } = createMockBackend({ bankTransactions: file });
    expect(state.transactions).toMatchObject([
      { merchant: 'Harbor Coffee', amount: 467, roundUpAmount: 33, date: '2026-11-18T12:00:00Z' },
    ]);
    const [balanceAsOf, openedAt] = ['2026-11-19', '2026-11-19T14:05:00Z'];
    expect(state.debts).toEqual(
      file.debts.map((debt) => ({ ...debt, status: 'open', balanceAsOf, openedAt })),
    );
  });
});

describe("a provider's answer", () => {
  test('may be a bare list; a posted row takes the place of its pending one', () => {
    const pending = { ...ROW, transaction_id: 't0', pending: true };
    const posted = { ...ROW, pending_transaction_id: 't0', datetime: '2026-11-18T08:01:02Z' };
    const { rows } = loadBankFile([pending, posted]);
    expect(rows).toMatchObject([{ transaction_id: 't1', datetime: '2026-11-18T08:01:02Z' }]);
  });

  test('may have its accounts beside it, and leaves the debts of the scenario', () => {
    const account = {
      account_id: 'a1',
      name: 'Checking',
      mask: '0000',
      type: 'depository',
      subtype: 'checking',
      balances: { current: 110.55, available: null },
    };
    const file = loadBankFile({ accounts: [account], transactions: [ROW] });
    expect(file.accounts[0]).toMatchObject({
      accountId: 'a1',
      accountName: 'Checking',
      mask: '0000',
    });
    expect(file.balances[0]?.balances).toEqual({ current: 11_055, available: null });
    expect(createMockBackend({ bankTransactions: file }).state.debts).toHaveLength(3);
  });

  test('may report changes: a removed row is gone', () => {
    const other = { ...ROW, transaction_id: 't2', amount: 9.5 };
    const changes = {
      added: [ROW, other],
      modified: [{ ...other, amount: 9.75 }],
      removed: [{ account_id: 'a1', transaction_id: 't1' }],
    };
    expect(
      loadBankFile(changes).rows.map(({ transaction_id, amount }) => [transaction_id, amount]),
    ).toEqual([['t2', 975]]);
  });

  test('reads the newer categories', () => {
    const loan = {
      ...ROW,
      category: null,
      personal_finance_category: {
        primary: 'LOAN_PAYMENTS',
        detailed: 'LOAN_PAYMENTS_CAR_PAYMENT',
      },
    };
    expect(loadBankFile([loan]).decisions[0]?.decision).toMatchObject({
      reason: 'loan-payment',
      decidedBy: 'category',
    });
  });
});

test.each([
  [null, ''],
  ['text', ''],
  [{}, ''],
  [{ override_accounts: {} }, ''],
  [{ transactions: 'none' }, ''],
  [[5], ''],
  [[{ ...ROW, amount: '1e3' }], '0.amount'],
  [[{ ...ROW, amount: 1.005 }], '0.amount'],
  [[ROW, { ...ROW, date: '2026-02-30' }], '1.date'],
  [[{ ...ROW, iso_currency_code: 'EUR' }], '0.iso_currency_code'],
  [{ override_accounts: [5] }, 'override_accounts.0'],
  [{ override_accounts: [{ transactions: {} }] }, 'override_accounts.0.transactions'],
  [{ override_accounts: [{ transactions: [null] }] }, 'override_accounts.0.transactions.0'],
  [
    {
      override_accounts: [
        { transactions: [{ description: 'x', amount: 1, date_posted: 'today' }] },
      ],
    },
    'override_accounts.0.transactions.0.date',
  ],
  [
    {
      override_accounts: [
        { transactions: [{ description: 'x', amount: null, date_posted: '2026-11-18' }] },
      ],
    },
    'override_accounts.0.transactions.0.amount',
  ],
  [
    { override_accounts: [{ transactions: [{ currency: 'CAD' }] }] },
    'override_accounts.0.transactions.0.currency',
  ],
  [
    { override_accounts: [{ starting_balance: 'much' }] },
    'override_accounts.0.balances.0.balances.current',
  ],
  [
    { override_accounts: [{ liability: { purchase_apr: -1 } }] },
    'override_accounts.0.liability.0.interestRate',
  ],
])('%j is refused at %j', (json, path) => {
  expect(() => loadBankFile(json)).toThrow(
    expect.objectContaining({ name: 'ContractError', path }),
  );
});
