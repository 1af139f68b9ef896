import { endpointPath, endpoints, type EndpointKey } from '@dime-time/finance-core/contract';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import type { MockBackend } from '../http/mockBackend.ts';
import { createMockBackend } from './createMockBackend.ts';
import { handlersFor, unknownCallHandler } from './handlersFor.ts';

const ask = (backend: ReturnType<typeof createMockBackend>, path: string) =>
  getResponse(
    [...handlersFor(backend), unknownCallHandler],
    new Request(`http://dime-time.test${path}`),
  );

test('while the API is down the session stands and everything else answers 503', async () => {
  const backend = createMockBackend({ scenario: 'apiDown' });
  const reads = (Object.keys(endpoints) as EndpointKey[]).filter(
    (key) => endpoints[key].method === 'GET',
  );
  for (const key of reads) {
    const response = await ask(backend, endpointPath(endpoints[key], { bank: backend.bank }));
    expect(response?.status, key).toBe(key === 'getUser' ? 200 : 503);
  }
});

test('in a slow backend every answer takes its time', async () => {
  const backend = createMockBackend({ scenario: 'slow', slowMs: 40 });
  const begun = performance.now();
  await ask(backend, '/api/debts');
  expect(performance.now() - begun).toBeGreaterThanOrEqual(35);
});

test('ten thousand transactions come in one answer, the rest by page', async () => {
  const backend = createMockBackend({ scenario: 'hugeHistory' });
  const [first] = backend.state.transactions;
  if (first) backend.state.transactions.unshift({ ...first, id: 'one-more' });
  const response = await ask(backend, '/api/transactions');
  expect(response?.headers.get('X-Total-Count')).toBe('10001');
  expect(await response?.json()).toHaveLength(10_000);
  const next = /<([^>]+)>/.exec(response?.headers.get('Link') ?? '')?.[1] ?? '';
  expect(await (await ask(backend, next))?.json()).toHaveLength(1);
});

test('a call that the contract does not have answers 501 and names itself', async () => {
  const response = await ask(createMockBackend(), '/api/nothing');
  expect(response?.status).toBe(501);
  expect(await response?.json()).toMatchObject({ detail: 'The contract has no GET /api/nothing.' });
});

test('the provider names are settings', async () => {
  const backend = createMockBackend({ bank: 'otherbank', cryptoProvider: 'kraken' });
  expect((await ask(backend, '/api/otherbank/accounts'))?.status).toBe(200);
  expect((await ask(backend, '/api/plaid/accounts'))?.status).toBe(501);
  expect(await (await ask(backend, '/api/service-status'))?.json()).toMatchObject({
    kraken: { configured: false },
  });
});

const json = (response: Response | undefined) => response?.json() as Promise<unknown>;

function link(backend: MockBackend, publicToken: string): Promise<Response | undefined> {
  const request = new Request('http://dime-time.test/api/plaid/exchange-token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ publicToken }),
  });
  return getResponse(handlersFor(backend), request);
}

test('linking moves no money of a new user: the month before is offered, and a card suggested', async () => {
  const backend = createMockBackend({ scenario: 'newUser' });
  expect((await link(backend, 'public-sandbox-tidewater.1'))?.status).toBe(200);
  expect(backend.state.transactions.length).toBeGreaterThan(100);
  expect(await json(await ask(backend, '/api/dashboard-summary'))).toMatchObject({
    totalRoundUps: '0.00',
    roundUpsWaiting: '0.00',
    totalDebt: '0.00',
    chargedAccount: { name: 'Everyday Checking', mask: '0000', available: '1100.00' },
    earlierRoundUps: { from: '2026-11-01', amount: expect.stringMatching(/^[1-9]\d*\.\d\d$/) },
  });
  expect(await json(await ask(backend, '/api/plaid/suggestions'))).toMatchObject([
    { kind: 'debt', name: 'Travel Card', accountNumber: '•••• 2222', currentBalance: '1840.22' },
  ]);
});

test('a second bank of the sandbox comes beside the first, with accounts and rows of its own', async () => {
  const backend = createMockBackend();
  const rows = backend.state.bankRows.length;
  const { length } = backend.state.transactions;
  expect((await link(backend, 'public-sandbox-tidewater.x'))?.status).toBe(200);
  expect(new Set(backend.state.bankAccounts.map((account) => account.institutionName))).toEqual(
    new Set(['First Harbor Bank', 'Tidewater Credit Union']),
  );
  const ids = backend.state.bankAccounts.map(({ accountId }) => accountId);
  expect(new Set(ids).size).toBe(5);
  expect(backend.state.bankBalances.every(({ account_id }) => ids.includes(account_id))).toBe(true);
  expect(backend.state.bankRows.length).toBeGreaterThan(rows + 100);
  expect(backend.state.transactions.length).toBeGreaterThan(length + 100);
});

test('linking a bank anew brings its account that had stopped to life', async () => {
  const backend = createMockBackend();
  expect(backend.state.bankAccounts.some(({ isActive }) => !isActive)).toBe(true);
  await link(backend, 'public-sandbox-first-harbor.x');
  expect(backend.state.bankAccounts.every(({ isActive }) => isActive)).toBe(true);
  expect(backend.state.bankAccounts).toHaveLength(2);
});

test('the bank that turns everybody down links nothing', async () => {
  const backend = createMockBackend({ scenario: 'newUser' });
  expect((await link(backend, 'public-sandbox-closed-door.x'))?.status).toBe(422);
  expect(backend.state.bankAccounts).toEqual([]);
  expect(backend.state.transactions).toEqual([]);
});
