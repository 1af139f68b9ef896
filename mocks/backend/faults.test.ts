import { DEFAULT_PLAN } from '@dime-time/finance-core';
import {
  ContractError,
  endpointPath,
  endpoints,
  readAnswer,
  type Endpoint,
  type EndpointKey,
} from '@dime-time/finance-core/contract';
import { sandboxDebts } from '@dime-time/finance-core/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMockServer } from '../node.ts';
import { suggestDebts } from '../banking/linkBank.ts';
import { savePlan } from '../debts/savePlan.ts';
import { createMockBackend } from './createMockBackend.ts';
import { FAULTS, type Fault } from '../http/fault.ts';
import { momentOf } from '../store/moment.ts';

const backend = createMockBackend({ slowMs: 30 });
// No list is empty.
suggestDebts(backend.state, 'Tidewater Credit Union', sandboxDebts('tidewater'));
savePlan(backend.state, { ...DEFAULT_PLAN, order: [], oneOffs: [] }, momentOf(backend));
const server = createMockServer(backend);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  backend.faults = {};
});

const HOST = 'http://dime-time.test';
const address = (key: EndpointKey) =>
  `${HOST}${endpointPath(endpoints[key], { bank: backend.bank })}`;
const keys = Object.keys(endpoints) as EndpointKey[];
const reads = keys.filter((key) => endpoints[key].method === 'GET');

const pay = () =>
  fetch(address('createPayment'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ debtId: 'd_1', amount: '50.00', source: 'manual' }),
  });
const balance = () => backend.state.debts[0]?.currentBalance;

describe.each(reads)('%s', (key) => {
  const endpoint: Endpoint = endpoints[key];
  const ask = (fault: Fault) => {
    backend.faults = { [key]: fault };
    return fetch(address(key));
  };

  test.each([
    ['401', 401],
    ['404', 404],
    ['429', 429],
    ['500', 500],
    ['500-empty', 500],
    ['503', 503],
    ['204', 204],
  ] as const)('under %s answers %i', async (fault, status) => {
    expect((await ask(fault)).status).toBe(status);
  });

  test.each(['reset', 'lost-answer'] as const)('under %s breaks the connection', async (fault) => {
    await expect(ask(fault)).rejects.toThrow(TypeError);
  });

  test.each(['html', 'truncated', 'empty'] as const)('under %s answers no JSON', async (fault) => {
    await expect((await ask(fault)).json()).rejects.toThrow(SyntaxError);
  });

  test.each(['null', 'wrong-shape'] as const)('under %s breaks the contract', async (fault) => {
    const json: unknown = await (await ask(fault)).json();
    expect(() => readAnswer(endpoint, json)).toThrow(ContractError);
  });

  test('under huge answers much, and keeps the contract', async () => {
    const text = await (await ask('huge')).text();
    expect(text.length).toBeGreaterThan(400_000);
    readAnswer(endpoint, JSON.parse(text));
  });
});

test.each(FAULTS.filter((fault) => !['delay', 'out-of-order'].includes(fault)))(
  'a payment under %s is done once at most',
  async (fault) => {
    backend.reset();
    const before = backend.state.payments.length;
    backend.faults = { createPayment: { fault, times: 1 } };
    await pay().catch(() => undefined);
    const done = [
      'lost-answer',
      'truncated',
      'wrong-shape',
      'empty',
      '204',
      'null',
      'huge',
    ].includes(fault);
    expect(backend.state.payments).toHaveLength(before + (done ? 1 : 0));
    expect((await pay()).status).toBe(201);
  },
);

test('a lost answer is found again under its key', async () => {
  backend.reset();
  const send = () =>
    fetch(address('createPayment'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'lost-and-found-1' },
      body: JSON.stringify({ debtId: 'd_1', amount: '50.00', source: 'manual' }),
    });
  backend.faults = { createPayment: { fault: 'lost-answer', times: 1 } };
  await expect(send()).rejects.toThrow(TypeError);
  expect((await send()).status).toBe(201);
  expect(balance()).toBe(615_000);
});

test('429 and 503 say when to come back', async () => {
  backend.faults = { getDebts: '429', getUser: '503' };
  expect((await fetch(address('getDebts'))).headers.get('Retry-After')).toBe('30');
  expect((await fetch(address('getUser'))).headers.get('Retry-After')).toBe('5');
});

test('out of order, the first answer comes after the second', async () => {
  backend.faults = { getDebts: 'out-of-order' };
  delete backend.calls.getDebts;
  const order: number[] = [];
  const first = fetch(address('getDebts')).then(() => order.push(1));
  // Two calls at once may reach the backend in either order.
  await vi.waitUntil(() => backend.calls.getDebts === 1, { interval: 1 });
  await Promise.all([first, fetch(address('getDebts')).then(() => order.push(2))]);
  expect(order).toEqual([2, 1]);
});

test('a delayed answer is the right one', async () => {
  backend.faults = { getDebts: 'delay' };
  const begun = performance.now();
  const response = await fetch(address('getDebts'));
  expect(performance.now() - begun).toBeGreaterThanOrEqual(25);
  expect(response.status).toBe(200);
});

test('a call that the contract does not have fails', async () => {
  await expect(fetch(`${HOST}/api/nothing`)).rejects.toThrow(TypeError);
});
