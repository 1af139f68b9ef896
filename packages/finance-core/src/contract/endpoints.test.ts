import { describe, expect, test } from 'vitest';
import { endpoints, type Endpoint } from './endpoints.ts';

const calls: (readonly [string, Endpoint])[] = Object.entries(endpoints);

/** Section 7 of the specification and the extensions, as a reader of the table expects them. */
const EXPECTED = [
  'GET /api/user',
  'GET /api/dashboard-summary',
  'GET /api/transactions',
  'GET /api/debts',
  'GET /api/payments',
  'GET /api/round-up-settings',
  'GET /api/crypto-purchases',
  'GET /api/crypto-summary',
  'GET /api/service-status',
  'GET /api/{bank}/accounts',
  'GET /api/{bank}/balances',
  'GET /api/{bank}/transactions',
  'POST /api/payments',
  'POST /api/accelerated-payment',
  'PUT /api/round-up-settings',
  'POST /api/{bank}/create-link-token',
  'POST /api/{bank}/exchange-token',
  'POST /api/notifications/test',
  'POST /api/contact',
  'GET /api/dime-token/info',
  'GET /api/dime-token/balance',
  'GET /api/dime-token/rewards',
  'POST /api/dime-token/stake',
  'POST /api/debts',
  'POST /api/transactions',
];

test('the table holds every call once', () => {
  const found = calls.map(([, { method, path }]) => `${method} ${path}`);
  expect(found.toSorted()).toEqual(EXPECTED.toSorted());
});

describe.each(calls)('%s', (_key, endpoint) => {
  test('a GET sends no body, and only what makes something answers 201', () => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    const makes = ['/api/payments', '/api/debts', '/api/transactions'].includes(endpoint.path);
    expect(endpoint.status).toBe(endpoint.method === 'POST' && makes ? 201 : 200);
  });

  test('a request refuses fields it does not know', () => {
    if (!endpoint.body || endpoint.path === '/api/notifications/test') return;
    expect(endpoint.body.type).toBe('strict_object');
  });
});
