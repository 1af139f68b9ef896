import { describe, expect, test } from 'vitest';
import { errorAnswer } from './plaidServer.ts';
import { CHECKING, setUpPlaid } from './setUpPlaid.ts';

const at = setUpPlaid();

const transaction = (id: string, change: object = {}) => ({
  transaction_id: id,
  account_id: 'acc_1',
  amount: 4.67,
  iso_currency_code: 'USD',
  unofficial_currency_code: null,
  date: '2026-11-18',
  datetime: null,
  authorized_date: '2026-11-17',
  name: 'Harbor Coffee',
  merchant_name: null,
  category: null,
  pending: false,
  pending_transaction_id: null,
  payment_channel: 'in store',
  personal_finance_category: {
    primary: 'FOOD_AND_DRINK',
    detailed: 'FOOD_AND_DRINK_COFFEE',
    confidence_level: 'HIGH',
  },
  ...change,
});

const page = (change: object) => ({
  body: {
    added: [],
    modified: [],
    removed: [],
    accounts: [CHECKING],
    next_cursor: 'end',
    has_more: false,
    transactions_update_status: 'HISTORICAL_UPDATE_COMPLETE',
    request_id: 'r1',
    ...change,
  },
});

describe('reading', () => {
  test('accounts with their balances, none where the money is not dollars', async () => {
    const euros = { current: 5, available: 5, limit: null, iso_currency_code: 'EUR' };
    at.server.answers.set('/accounts/get', [
      {
        body: {
          accounts: [CHECKING, { ...CHECKING, account_id: 'acc_2', mask: null, balances: euros }],
          item: {},
          request_id: 'r',
        },
      },
    ]);
    expect(await at.plaid.accounts('access-1')).toEqual([
      {
        accountId: 'acc_1',
        name: 'Checking',
        type: 'depository',
        subtype: 'checking',
        mask: '0000',
        current: 120_342,
        available: 110_000,
      },
      expect.objectContaining({ accountId: 'acc_2', mask: '', current: null, available: null }),
    ]);
  });

  test('all pages of what changed, each asked for from where the one before ended', async () => {
    at.server.answers.set('/transactions/sync', [
      page({ added: [transaction('1')], next_cursor: 'c1', has_more: true }),
      page({
        modified: [transaction('2', { datetime: '2026-11-18T09:30:00-05:00' })],
        removed: [{ transaction_id: '3', account_id: 'acc_1' }],
        next_cursor: 'c2',
      }),
    ]);
    const { added, modified, removed, cursor } = await at.plaid.sync('access-1');
    expect(added).toMatchObject([
      {
        transaction_id: '1',
        amount: 467,
        date: '2026-11-18',
        personal_finance_category: { primary: 'FOOD_AND_DRINK' },
      },
    ]);
    expect(modified[0]?.datetime).toBe('2026-11-18T14:30:00.000Z');
    expect(removed).toEqual([{ transaction_id: '3', account_id: 'acc_1' }]);
    expect(cursor).toBe('c2');
    expect(at.server.asked.map(({ body }) => body['cursor'])).toEqual([undefined, 'c1']);
  });

  test('rows that change between two pages are read anew from the first cursor, none twice', async () => {
    const mutation = 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION';
    at.server.answers.set('/transactions/sync', [
      page({ added: [transaction('1')], next_cursor: 'c1', has_more: true }),
      errorAnswer('TRANSACTIONS_ERROR', mutation),
      page({ added: [transaction('1')], next_cursor: 'c1', has_more: true }),
      page({ added: [transaction('2')], next_cursor: 'c2' }),
    ]);
    const { added } = await at.plaid.sync('access-1', 'c0');
    expect(added.map((row) => row.transaction_id)).toEqual(['1', '2']);
    expect(at.server.asked.map(({ body }) => body['cursor'])).toEqual(['c0', 'c1', 'c0', 'c1']);
    at.server.answers.set('/transactions/sync', [errorAnswer('TRANSACTIONS_ERROR', mutation)]);
    await expect(at.plaid.sync('access-1')).rejects.toMatchObject({ failure: 'unavailable' });
  });

  test('a row in another currency, or finer than a cent, is not money of ours', async () => {
    at.server.answers.set('/transactions/sync', [
      page({
        added: [
          transaction('1', { iso_currency_code: 'EUR' }),
          transaction('2', { amount: 1.005 }),
          transaction('3', { amount: 0.1 + 0.2 }),
        ],
      }),
    ]);
    const { added } = await at.plaid.sync('access-1');
    expect(added.map(({ transaction_id, amount }) => [transaction_id, amount])).toEqual([
      ['3', 30],
    ]);
  });

  test('what is owed on cards and student loans, with rate, minimum and due day', async () => {
    const owed = (id: string, current: number) => ({
      ...CHECKING,
      account_id: id,
      name: id,
      type: 'credit',
      balances: { current, available: null, limit: 5000, iso_currency_code: 'USD' },
    });
    at.server.answers.set('/liabilities/get', [
      {
        body: {
          accounts: [owed('card', 410), owed('loan', 65_262), owed('overpaid', -12.5), CHECKING],
          item: {},
          liabilities: {
            credit: ['card', 'overpaid'].map((account_id) => ({
              account_id,
              aprs: [
                { apr_percentage: 29.99, apr_type: 'cash_apr', balance_subject_to_apr: 0 },
                { apr_percentage: 15.24, apr_type: 'purchase_apr', balance_subject_to_apr: 410 },
              ],
              minimum_payment_amount: 20,
              next_payment_due_date: '2026-12-28',
              is_overdue: false,
            })),
            mortgage: null,
            student: [
              {
                account_id: 'loan',
                interest_rate_percentage: 5.25,
                minimum_payment_amount: null,
                next_payment_due_date: null,
              },
            ],
          },
          request_id: 'r',
        },
      },
    ]);
    const liabilities = await at.plaid.liabilities('access-1');
    expect(liabilities).toMatchObject([
      {
        name: 'card',
        balance: 41_000,
        apr: 15_240,
        minimumPayment: 2000,
        nextDueDate: '2026-12-28',
      },
      { name: 'overpaid', balance: 0 },
      { name: 'loan', balance: 6_526_200, apr: 5250, minimumPayment: 0, nextDueDate: null },
    ]);
  });

  test.each(['NO_LIABILITY_ACCOUNTS', 'PRODUCTS_NOT_SUPPORTED'])(
    '%s means that nothing is owed there',
    async (code) => {
      at.server.answers.set('/liabilities/get', [errorAnswer('ITEM_ERROR', code)]);
      expect(await at.plaid.liabilities('access-1')).toEqual([]);
    },
  );
});
