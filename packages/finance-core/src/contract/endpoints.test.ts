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
  'POST /api/round-ups/include',
  'PATCH /api/debts/{id}',
  'POST /api/debts/{id}/balance',
  'POST /api/debts/{id}/close',
  'POST /api/debts/{id}/reopen',
  'DELETE /api/debts/{id}',
  'DELETE /api/payments/{id}',
  'GET /api/history',
  'GET /api/plan',
  'PUT /api/plan',
  'GET /api/plan/versions',
  'GET /api/calendar-address',
  'POST /api/calendar-address',
  'GET /api/{bank}/items',
  'DELETE /api/{bank}/items/{id}',
  'GET /api/{bank}/suggestions',
  'POST /api/{bank}/suggestions/{id}',
  'GET /api/sessions',
  'DELETE /api/sessions/{id}',
  'DELETE /api/sessions',
];

// @requirement 7.get.user 7.get.summary 7.get.transactions 7.get.debts 7.get.payments
// @requirement 7.get.settings 7.get.purchases 7.get.crypto-summary 7.get.service-status
// @requirement 7.get.bank-accounts 7.get.bank-balances 7.get.bank-transactions 7.get.token-info
// @requirement 7.get.token-balance 7.get.token-rewards 7.post.payments 7.post.accelerated-payment
// @requirement 7.put.settings 7.post.link-token 7.post.exchange-token 7.post.notification-test
// @requirement 7.post.contact 7.post.stake
test('the table holds every call once', () => {
  const found = calls.map(([, { method, path }]) => `${method} ${path}`);
  expect(found.toSorted()).toEqual(EXPECTED.toSorted());
});

describe.each(calls)('%s', (_key, endpoint) => {
  test('a GET or DELETE sends no body, and only what makes something answers 201', () => {
    if (/GET|DELETE/.test(endpoint.method)) expect(endpoint.body).toBeUndefined();
    const makes = ['/api/payments', '/api/debts', '/api/transactions'].includes(endpoint.path);
    const plain = endpoint.method === 'DELETE' ? 204 : 200;
    expect(endpoint.status).toBe(endpoint.method === 'POST' && makes ? 201 : plain);
  });

  test('a request refuses fields it does not know', () => {
    if (!endpoint.body || endpoint.path === '/api/notifications/test') return;
    expect(endpoint.body.type).toBe('strict_object');
  });
});
