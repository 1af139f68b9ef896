import { endpoints, readAnswer, sandboxPublicToken } from '@dime-time/finance-core/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLiveApi, type LiveApi } from '../tools/liveApi.ts';
import { startPostgres, type PostgresServer } from '../tools/postgres.ts';

let postgres: PostgresServer;
let one: LiveApi;
let other: LiveApi;

beforeAll(async () => {
  postgres = await startPostgres();
  const settings = {
    DATABASE_URL: await postgres.createDatabase(),
    SECRET: 'a secret that both processes share',
    APP_DIR: '/nowhere',
  };
  [one, other] = await Promise.all([startLiveApi(settings), startLiveApi(settings)]);
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await postgres.stop();
});

/** As much of a browser as signing in takes; a cookie is a host's, so both processes get it. */
function openBrowser(jar = new Map<string, string>()) {
  const go = async (address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...jar].map((cookie) => cookie.join('=')).join('; '));
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const follow = async (response: Response, base: string): Promise<Response> => {
    const location = response.headers.get('Location');
    if (location === null || location === '/dashboard') return response;
    return follow(await go(new URL(location, base).href), base);
  };
  return {
    go,
    copy: () => openBrowser(new Map(jar)),
    async signIn({ url }: LiveApi, person: string) {
      let address = `${url}/api/login`;
      for (let next: string | null = address; next !== null;) {
        address = new URL(next, url).href;
        next = (await go(address)).headers.get('Location');
      }
      const form = { method: 'POST', body: new URLSearchParams({ person }) };
      const landed = await follow(await go(address, form), url);
      expect(landed.headers.get('Location')).toBe('/dashboard');
    },
    async read<Key extends 'getDebts' | 'getPayments' | 'getTransactions' | 'getBankAccounts'>(
      { url }: LiveApi,
      key: Key,
    ) {
      const path = endpoints[key].path.replace('{bank}', 'plaid');
      return readAnswer(endpoints[key], await (await go(`${url}${path}`)).json());
    },
    send: ({ url }: LiveApi, path: string, body: object, key: string) =>
      go(`${url}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, Origin: url },
        body: JSON.stringify(body),
      }),
  };
}

test('a household is one, whichever process answers, and a crash of one loses nothing', async () => {
  const browser = openBrowser();
  await browser.signIn(one, 'grace');
  const publicToken = sandboxPublicToken('tidewater', 'link-1');
  const linked = await browser.send(
    one,
    '/api/plaid/exchange-token',
    { publicToken },
    'link-key-1',
  );
  expect(linked.status).toBe(200);
  expect(await browser.read(other, 'getBankAccounts')).toHaveLength(3);
  const purchases = await browser.read(other, 'getTransactions');
  expect(purchases.length).toBeGreaterThan(50);

  // The same payment at both, many times over: it is made once, and every answer is the same.
  const debt = (await browser.read(one, 'getDebts')).find(({ name }) => name === 'Student Loan');
  if (!debt) throw new Error('Grace has a student loan.');
  const payment = { debtId: debt.id, amount: '25.00', source: 'manual' };
  const paid = async (api: LiveApi) =>
    (await browser.read(api, 'getPayments')).filter(
      ({ debtId, amount, source }) => debtId === debt.id && amount === 2500 && source === 'manual',
    ).length;
  expect(await paid(one)).toBe(0);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      browser.send(number % 2 ? one : other, '/api/payments', payment, 'payment-key-1'),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await paid(other)).toBe(1);

  // One of them crashes; the other goes on, and the one that comes back knows it all.
  const crashed = one.crashAndStart();
  expect((await browser.send(other, '/api/payments', payment, 'payment-key-2')).status).toBe(201);
  await crashed;
  const after = (await browser.read(one, 'getDebts')).find(({ id }) => id === debt.id);
  expect(debt.currentBalance - (after?.currentBalance ?? 0)).toBe(5000);
  expect((await browser.send(one, '/api/payments', payment, 'payment-key-1')).status).toBe(201);
  expect(await paid(one)).toBe(2);

  // Leaving at one is leaving at both, also for a copy of the cookie.
  const copy = browser.copy();
  await browser.go(`${other.url}/api/logout`);
  expect((await copy.go(`${one.url}/api/user`)).status).toBe(401);
});

test('signing in at the other process leads to the same household', async () => {
  const [first, second] = [openBrowser(), openBrowser()];
  await first.signIn(one, 'ada');
  await second.signIn(other, 'ada');
  expect(await second.read(other, 'getDebts')).toEqual(await first.read(one, 'getDebts'));
});
