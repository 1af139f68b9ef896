import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BankProvider } from '../../../packages/api/src/providers/bank/bankProvider.ts';
import { createPlaidProvider } from '../../../packages/api/src/providers/bank/plaid/createPlaidProvider.ts';
import { errorAnswer, startPlaidServer, type PlaidServer } from './plaidServer.ts';

const NOW = '2026-11-19T14:05:00Z';
const SECONDS = Date.parse(NOW) / 1000;

let server: PlaidServer;
let plaid: BankProvider;

beforeAll(async () => {
  server = await startPlaidServer(SECONDS);
});
afterAll(() => server.stop());
beforeEach(() => {
  server.asked.length = 0;
  server.mishap = 'none';
  plaid = createPlaidProvider({
    clientId: 'client',
    secret: 'secret',
    baseUrl: server.url,
    webhookUrl: 'https://dime.example/api/plaid/webhook',
    redirectUrl: 'https://dime.example/banking',
    productName: 'Dime Time',
    clock: () => NOW,
    timeOutMs: 300,
  });
});

const CHECKING = {
  account_id: 'acc_1',
  name: 'Checking',
  official_name: 'Gold Checking',
  mask: '0000',
  type: 'depository',
  subtype: 'checking',
  balances: { current: 1203.42, available: 1100, limit: null, iso_currency_code: 'USD' },
};

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

describe('linking', () => {
  test('a new link asks for what it needs; the repair of one names that link alone', async () => {
    server.answers.set('/link/token/create', [
      { body: { link_token: 'link-1', expiration: NOW, request_id: 'r' } },
    ]);
    expect(await plaid.createLinkToken({ userId: 'u_1' })).toBe('link-1');
    await plaid.createLinkToken({ userId: 'u_1', accessToken: 'access-1' });
    const [made, repaired] = server.asked.map(({ body }) => body);
    expect(made).toMatchObject({
      client_name: 'Dime Time',
      user: { client_user_id: 'u_1' },
      products: ['transactions'],
      country_codes: ['US'],
      webhook: 'https://dime.example/api/plaid/webhook',
    });
    expect(repaired).toMatchObject({ access_token: 'access-1' });
    const redirect_uri = 'https://dime.example/banking';
    expect([made, repaired]).toMatchObject([{ redirect_uri }, { redirect_uri }]);
    expect(repaired).not.toHaveProperty('products');
  });

  test('a public token becomes an access token, with the name of its bank', async () => {
    server.answers.set('/item/public_token/exchange', [
      { body: { access_token: 'access-1', item_id: 'item-1', request_id: 'r' } },
    ]);
    server.answers.set('/item/get', [
      {
        body: {
          item: {
            item_id: 'item-1',
            institution_id: 'ins_1',
            institution_name: 'First Harbor Bank',
            webhook: '',
            error: null,
          },
          status: {},
          request_id: 'r',
        },
      },
    ]);
    expect(await plaid.exchangePublicToken('public-1')).toEqual({
      accessToken: 'access-1',
      itemId: 'item-1',
      institutionId: 'ins_1',
      institutionName: 'First Harbor Bank',
    });
  });

  test('its consent ends', async () => {
    server.answers.set('/item/remove', [{ body: { request_id: 'r' } }]);
    await plaid.remove('access-1');
    expect(server.asked).toEqual([{ path: '/item/remove', body: { access_token: 'access-1' } }]);
  });
});

describe('reading', () => {
  test('accounts with their balances, none where the money is not dollars', async () => {
    const euros = { current: 5, available: 5, limit: null, iso_currency_code: 'EUR' };
    server.answers.set('/accounts/get', [
      {
        body: {
          accounts: [CHECKING, { ...CHECKING, account_id: 'acc_2', mask: null, balances: euros }],
          item: {},
          request_id: 'r',
        },
      },
    ]);
    expect(await plaid.accounts('access-1')).toEqual([
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
    server.answers.set('/transactions/sync', [
      page({ added: [transaction('1')], next_cursor: 'c1', has_more: true }),
      page({
        modified: [transaction('2', { datetime: '2026-11-18T09:30:00-05:00' })],
        removed: [{ transaction_id: '3', account_id: 'acc_1' }],
        next_cursor: 'c2',
      }),
    ]);
    const { added, modified, removed, cursor } = await plaid.sync('access-1');
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
    expect(server.asked.map(({ body }) => body['cursor'])).toEqual([undefined, 'c1']);
  });

  test('rows that change between two pages are read anew from the first cursor, none twice', async () => {
    const mutation = 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION';
    server.answers.set('/transactions/sync', [
      page({ added: [transaction('1')], next_cursor: 'c1', has_more: true }),
      errorAnswer('TRANSACTIONS_ERROR', mutation),
      page({ added: [transaction('1')], next_cursor: 'c1', has_more: true }),
      page({ added: [transaction('2')], next_cursor: 'c2' }),
    ]);
    const { added } = await plaid.sync('access-1', 'c0');
    expect(added.map((row) => row.transaction_id)).toEqual(['1', '2']);
    expect(server.asked.map(({ body }) => body['cursor'])).toEqual(['c0', 'c1', 'c0', 'c1']);
    server.answers.set('/transactions/sync', [errorAnswer('TRANSACTIONS_ERROR', mutation)]);
    await expect(plaid.sync('access-1')).rejects.toMatchObject({ failure: 'unavailable' });
  });

  test('a row in another currency, or finer than a cent, is not money of ours', async () => {
    server.answers.set('/transactions/sync', [
      page({
        added: [
          transaction('1', { iso_currency_code: 'EUR' }),
          transaction('2', { amount: 1.005 }),
          transaction('3', { amount: 0.1 + 0.2 }),
        ],
      }),
    ]);
    const { added } = await plaid.sync('access-1');
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
    server.answers.set('/liabilities/get', [
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
    const liabilities = await plaid.liabilities('access-1');
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
      server.answers.set('/liabilities/get', [errorAnswer('ITEM_ERROR', code)]);
      expect(await plaid.liabilities('access-1')).toEqual([]);
    },
  );
});

describe('failures', () => {
  test.each([
    ['ITEM_ERROR', 'ITEM_LOGIN_REQUIRED', 400, 'sign-in-required'],
    ['INVALID_INPUT', 'INVALID_ACCESS_TOKEN', 400, 'refused'],
    ['ITEM_ERROR', 'ITEM_NOT_FOUND', 400, 'refused'],
    // Our own keys are wrong: that ends nobody's link.
    ['INVALID_INPUT', 'INVALID_API_KEYS', 400, 'unavailable'],
    ['RATE_LIMIT_EXCEEDED', 'TRANSACTIONS_SYNC_LIMIT', 429, 'unavailable'],
    ['INSTITUTION_ERROR', 'INSTITUTION_DOWN', 400, 'unavailable'],
    ['API_ERROR', 'INTERNAL_SERVER_ERROR', 500, 'unavailable'],
  ])('%s %s (%i) is %s', async (type, code, status, failure) => {
    server.answers.set('/accounts/get', [errorAnswer(type, code, status)]);
    await expect(plaid.accounts('access-1')).rejects.toMatchObject({ failure });
  });

  test.each(['silence', 'reset', 'redirect', 'page'] as const)(
    'a %s in place of an answer is one that did not come, and no key follows a redirect',
    async (mishap) => {
      server.mishap = mishap;
      server.answers.set('/elsewhere', [{ body: { accounts: [] } }]);
      await expect(plaid.accounts('access-1')).rejects.toMatchObject({ failure: 'unavailable' });
      expect(server.asked.map(({ path }) => path)).toEqual(['/accounts/get']);
    },
  );

  test.each([
    [{ accounts: 'none' }],
    [{ accounts: [{ ...CHECKING, account_id: 5 }] }],
    [{ accounts: [{ ...CHECKING, balances: { current: '12.00' } }] }],
    [[]],
    [null],
  ])('an answer of another shape is refused, and its values are not told: %j', async (body) => {
    server.answers.set('/accounts/get', [{ body }]);
    const error = await plaid.accounts('access-1').catch(String);
    expect(error).toContain('answered something else');
    expect(error).not.toContain('12.00');
  });

  test('one that does not answer is left alone for a while', async () => {
    server.mishap = 'reset';
    for (let count = 0; count < 5; count += 1) {
      await expect(plaid.accounts('access-1')).rejects.toMatchObject({ failure: 'unavailable' });
    }
    server.mishap = 'none';
    const { length } = server.asked;
    await expect(plaid.accounts('access-1')).rejects.toThrow('was not asked');
    expect(server.asked).toHaveLength(length);
  });
});

describe('a message', () => {
  const messageOf = (content: object) =>
    JSON.stringify({ item_id: 'item-1', error: null, environment: 'sandbox', ...content });
  const update = messageOf({
    webhook_type: 'TRANSACTIONS',
    webhook_code: 'SYNC_UPDATES_AVAILABLE',
    initial_update_complete: true,
    historical_update_complete: true,
  });

  test.each([
    [{ webhook_type: 'TRANSACTIONS', webhook_code: 'SYNC_UPDATES_AVAILABLE' }, 'changes'],
    [{ webhook_type: 'LIABILITIES', webhook_code: 'DEFAULT_UPDATE' }, 'changes'],
    [{ webhook_type: 'ITEM', webhook_code: 'LOGIN_REPAIRED' }, 'changes'],
    [
      {
        webhook_type: 'ITEM',
        webhook_code: 'ERROR',
        error: { error_type: 'ITEM_ERROR', error_code: 'ITEM_LOGIN_REQUIRED' },
      },
      'sign-in-required',
    ],
    [{ webhook_type: 'ITEM', webhook_code: 'PENDING_EXPIRATION' }, 'sign-in-required'],
    [{ webhook_type: 'ITEM', webhook_code: 'USER_PERMISSION_REVOKED' }, 'removed'],
    [{ webhook_type: 'ITEM', webhook_code: 'WEBHOOK_UPDATE_ACKNOWLEDGED' }, 'other'],
  ])('%j says: %s', async (content, event) => {
    const body = messageOf(content);
    expect(await plaid.verifyWebhook({ headers: server.signed(body), body })).toEqual({
      itemId: 'item-1',
      event,
    });
  });

  test('is checked with a key that is asked for once', async () => {
    for (let count = 0; count < 3; count += 1) {
      await plaid.verifyWebhook({ headers: server.signed(update), body: update });
    }
    expect(server.asked).toEqual([
      { path: '/webhook_verification_key/get', body: { key_id: 'k1' } },
    ]);
  });

  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  test.each([
    ['nobody signed', () => new Headers()],
    ['somebody else signed', () => server.signed(update, { key: stranger })],
    ['was altered on the way', () => server.signed(update, { about: `${update} ` })],
    ['is more than five minutes old', () => server.signed(update, { iat: SECONDS - 301 })],
    ['comes from the future', () => server.signed(update, { iat: SECONDS + 301 })],
    ['says it needs no signature', () => server.signed(update, { alg: 'none' })],
    ['is signed by a shared secret', () => server.signed(update, { alg: 'HS256' })],
    ['is no token', () => new Headers({ 'Plaid-Verification': 'a.b.c' })],
  ])('that %s is not heard', async (_name, headers) => {
    expect(await plaid.verifyWebhook({ headers: headers(), body: update })).toBeUndefined();
  });

  test('signed by a key that has expired, or that nobody knows, is not heard', async () => {
    const [known] = server.answers.get('/webhook_verification_key/get') ?? [];
    if (!known) throw new Error('The server has a key.');
    const { key } = known.body as { key: object };
    const headers = server.signed(update);
    const heard = () => plaid.verifyWebhook({ headers, body: update });
    server.answers.set('/webhook_verification_key/get', [
      errorAnswer('INVALID_INPUT', 'INVALID_WEBHOOK_VERIFICATION_KEY_ID'),
      { body: { key: { ...key, expired_at: SECONDS - 1 } } },
    ]);
    expect(await heard()).toBeUndefined();
    expect(await heard()).toBeUndefined();
    server.answers.set('/webhook_verification_key/get', [known]);
  });
});
