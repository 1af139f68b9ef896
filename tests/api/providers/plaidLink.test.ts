import { endpoints, readAnswer } from '@dime-time/finance-core/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Member, type TestApi } from '../../tools/startApi.ts';
import { errorAnswer, startPlaidServer, type PlaidServer } from './plaidServer.ts';

let plaid: PlaidServer;
let api: TestApi;
let member: Member;

beforeAll(async () => {
  plaid = await startPlaidServer(Math.floor(Date.now() / 1000));
  api = await startApi({ PLAID_CLIENT_ID: 'client', PLAID_SECRET: 'secret', PLAID_URL: plaid.url });
  member = await api.join('grace');
  const account = {
    account_id: 'acc_1',
    name: 'Checking',
    mask: '0000',
    type: 'depository',
    subtype: 'checking',
    balances: { current: 1203.42, available: null, iso_currency_code: 'USD' },
  };
  const row = {
    transaction_id: 'row_1',
    account_id: 'acc_1',
    amount: 4.67,
    iso_currency_code: 'USD',
    // Bought the day after the link, from when on purchases are rounded up.
    date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    name: 'Paper Lantern Books',
    merchant_name: 'Paper Lantern Books',
    pending: false,
  };
  const item = { item_id: 'item-1', institution_id: 'ins_1', institution_name: 'First Harbor' };
  const answers: Record<string, object> = {
    '/link/token/create': { link_token: 'link-1' },
    '/item/public_token/exchange': { access_token: 'access-1', item_id: 'item-1' },
    '/item/get': { item },
    '/accounts/get': { accounts: [account] },
    '/transactions/sync': {
      added: [row],
      modified: [],
      removed: [],
      next_cursor: 'c1',
      has_more: false,
    },
    '/liabilities/get': { accounts: [], liabilities: { credit: null, student: null } },
  };
  for (const [path, body] of Object.entries(answers)) plaid.answers.set(path, [{ body }]);
});
afterAll(async () => {
  await api.stop();
  await plaid.stop();
});

const post = (path: string, body?: object) =>
  member.fetch(path, {
    method: 'POST',
    headers: { Origin: api.origin, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const accounts = async () =>
  readAnswer(endpoints.getBankAccounts, await (await member.fetch('/api/plaid/accounts')).json());
const tell = (content: object, headers?: Headers) => {
  const body = JSON.stringify({ item_id: 'item-1', ...content });
  const sent = headers ?? plaid.signed(body);
  sent.set('Content-Type', 'application/json');
  return fetch(`${api.origin}/api/plaid/webhook`, { method: 'POST', headers: sent, body });
};

test('a bank is linked, its purchase rounded up, and its messages heard', async () => {
  const begun = await post('/api/plaid/create-link-token');
  expect(await begun.json()).toEqual({ linkToken: 'link-1' });
  const linked = await post('/api/plaid/exchange-token', { publicToken: 'public-1' });
  expect(linked.status).toBe(200);
  expect(await accounts()).toMatchObject([
    { accountId: 'acc_1', institutionName: 'First Harbor', isActive: true },
  ]);
  const listed = await member.fetch('/api/transactions');
  expect(readAnswer(endpoints.getTransactions, await listed.json())).toContainEqual(
    expect.objectContaining({ merchant: 'Paper Lantern Books', amount: 467, roundUpAmount: 33 }),
  );

  const signInAgain = {
    webhook_type: 'ITEM',
    webhook_code: 'ERROR',
    error: { error_code: 'ITEM_LOGIN_REQUIRED' },
  };
  expect((await tell(signInAgain, new Headers())).status).toBe(400);
  expect((await accounts())[0]?.isActive).toBe(true);
  expect((await tell(signInAgain)).status).toBe(204);
  expect((await accounts())[0]?.isActive).toBe(false);

  await post('/api/plaid/create-link-token');
  expect(plaid.asked.at(-1)).toMatchObject({
    path: '/link/token/create',
    body: { access_token: 'access-1' },
  });
  expect((await tell({ webhook_type: 'ITEM', webhook_code: 'LOGIN_REPAIRED' })).status).toBe(204);
  expect((await accounts())[0]?.isActive).toBe(true);
  expect(api.errors).toEqual([]);
});

test('a link is kept where the provider cannot tell whose it is, and it tells later', async () => {
  const known = plaid.answers.get('/item/get') ?? [];
  plaid.answers.set('/item/public_token/exchange', [
    { body: { access_token: 'access-2', item_id: 'item-2' } },
    // A public token is taken once only.
    errorAnswer('INVALID_INPUT', 'INVALID_PUBLIC_TOKEN'),
  ]);
  plaid.answers.set('/item/get', [errorAnswer('API_ERROR', 'INTERNAL_SERVER_ERROR', 500)]);
  const ada = await api.join('ada');
  const link = async () => {
    const linked = await ada.fetch('/api/plaid/exchange-token', {
      method: 'POST',
      headers: { Origin: api.origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ publicToken: 'public-2' }),
    });
    expect(linked.status).toBe(200);
    return readAnswer(endpoints.exchangeToken, await linked.json()).accounts;
  };
  expect(await link()).toEqual([]);
  plaid.answers.set('/item/get', known);
  expect(await link()).toMatchObject([
    { accountId: 'acc_1', institutionName: 'First Harbor', isActive: true },
  ]);
});

test('what the provider refuses or does not answer is said in words, and no token with it', async () => {
  plaid.answers.set('/item/public_token/exchange', [
    { status: 400, body: { error_type: 'INVALID_INPUT', error_code: 'INVALID_PUBLIC_TOKEN' } },
  ]);
  const refused = await post('/api/plaid/exchange-token', { publicToken: 'public-secret' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).not.toMatch(/secret|INVALID/);
  plaid.mishap = 'reset';
  expect((await post('/api/plaid/create-link-token')).status).toBe(503);
  plaid.mishap = 'none';
});

test('a message longer than any of the provider’s is not read', async () => {
  const headers = new Headers({ 'Plaid-Verification': 'a.b.c' });
  expect((await tell({ text: 'x'.repeat(70_000) }, headers)).status).toBe(413);
});
