import { endpointPath, endpoints, type EndpointKey } from '@dime-time/finance-core/contract';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createWorld, type World } from './createMockBackend.ts';
import { handlersFor, unknownCallHandler } from './handlersFor.ts';

const ask = (world: ReturnType<typeof createWorld>, path: string) =>
  getResponse(
    [...handlersFor(world), unknownCallHandler],
    new Request(`http://dime-time.test${path}`),
  );

test('while the API is down the session stands and everything else answers 503', async () => {
  const world = createWorld({ scenario: 'apiDown' });
  const reads = (Object.keys(endpoints) as EndpointKey[]).filter(
    (key) => endpoints[key].method === 'GET',
  );
  for (const key of reads) {
    const response = await ask(world, endpointPath(endpoints[key], { bank: world.bank }));
    expect(response?.status, key).toBe(key === 'getUser' ? 200 : 503);
  }
});

test('in a slow world every answer takes its time', async () => {
  const world = createWorld({ scenario: 'slow', slowMs: 40 });
  const begun = performance.now();
  await ask(world, '/api/debts');
  expect(performance.now() - begun).toBeGreaterThanOrEqual(35);
});

test('ten thousand transactions come in one answer, the rest by page', async () => {
  const world = createWorld({ scenario: 'hugeHistory' });
  const [first] = world.state.transactions;
  if (first) world.state.transactions.unshift({ ...first, id: 'one-more' });
  const response = await ask(world, '/api/transactions');
  expect(response?.headers.get('X-Total-Count')).toBe('10001');
  expect(await response?.json()).toHaveLength(10_000);
  const next = /<([^>]+)>/.exec(response?.headers.get('Link') ?? '')?.[1] ?? '';
  expect(await (await ask(world, next))?.json()).toHaveLength(1);
});

test('a call that the contract does not have answers 501 and names itself', async () => {
  const response = await ask(createWorld(), '/api/nothing');
  expect(response?.status).toBe(501);
  expect(await response?.json()).toMatchObject({ detail: 'The contract has no GET /api/nothing.' });
});

test('the provider names are settings', async () => {
  const world = createWorld({ bank: 'otherbank', cryptoProvider: 'kraken' });
  expect((await ask(world, '/api/otherbank/accounts'))?.status).toBe(200);
  expect((await ask(world, '/api/plaid/accounts'))?.status).toBe(501);
  expect(await (await ask(world, '/api/service-status'))?.json()).toMatchObject({
    kraken: { configured: false },
  });
});

const json = (response: Response | undefined) => response?.json() as Promise<unknown>;

function link(world: World, publicToken: string): Promise<Response | undefined> {
  const request = new Request('http://dime-time.test/api/plaid/exchange-token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ publicToken }),
  });
  return getResponse(handlersFor(world), request);
}

test('linking moves no money of a new user: the month before is offered, and a card suggested', async () => {
  const world = createWorld({ scenario: 'newUser' });
  expect((await link(world, 'public-sandbox-tidewater.1'))?.status).toBe(200);
  expect(world.state.transactions.length).toBeGreaterThan(100);
  expect(await json(await ask(world, '/api/dashboard-summary'))).toMatchObject({
    totalRoundUps: '0.00',
    roundUpsWaiting: '0.00',
    totalDebt: '0.00',
    chargedAccount: { name: 'Everyday Checking', mask: '0000', available: '1100.00' },
    earlierRoundUps: { from: '2026-11-01', amount: expect.stringMatching(/^[1-9]\d*\.\d\d$/) },
  });
  expect(await json(await ask(world, '/api/plaid/suggestions'))).toMatchObject([
    { kind: 'debt', name: 'Travel Card', accountNumber: '•••• 2222', currentBalance: '1840.22' },
  ]);
});

test('a second bank of the sandbox comes beside the first, with accounts and rows of its own', async () => {
  const world = createWorld();
  const rows = world.state.bankRows.length;
  const { length } = world.state.transactions;
  expect((await link(world, 'public-sandbox-tidewater.x'))?.status).toBe(200);
  expect(new Set(world.state.bankAccounts.map((account) => account.institutionName))).toEqual(
    new Set(['First Harbor Bank', 'Tidewater Credit Union']),
  );
  const ids = world.state.bankAccounts.map(({ accountId }) => accountId);
  expect(new Set(ids).size).toBe(5);
  expect(world.state.bankBalances.every(({ account_id }) => ids.includes(account_id))).toBe(true);
  expect(world.state.bankRows.length).toBeGreaterThan(rows + 100);
  expect(world.state.transactions.length).toBeGreaterThan(length + 100);
});

test('linking a bank anew brings its account that had stopped to life', async () => {
  const world = createWorld();
  expect(world.state.bankAccounts.some(({ isActive }) => !isActive)).toBe(true);
  await link(world, 'public-sandbox-first-harbor.x');
  expect(world.state.bankAccounts.every(({ isActive }) => isActive)).toBe(true);
  expect(world.state.bankAccounts).toHaveLength(2);
});

test('the bank that turns everybody down links nothing', async () => {
  const world = createWorld({ scenario: 'newUser' });
  expect((await link(world, 'public-sandbox-closed-door.x'))?.status).toBe(422);
  expect(world.state.bankAccounts).toEqual([]);
  expect(world.state.transactions).toEqual([]);
});
