import { endpoints, type EndpointKey } from '@dime-time/finance-core/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './target.ts';

const writes = (Object.keys(endpoints) as EndpointKey[]).filter((key) => 'body' in endpoints[key]);
/** Where every field may be left out, nothing is a whole request. */
const PARTIAL: readonly EndpointKey[] = ['updateDebt'];

const json = { 'Content-Type': 'application/json' };
/** Deeper than a function that calls itself comes. */
const NESTED = `${'['.repeat(8000)}${']'.repeat(8000)}`;
/** What is refused before any field is looked at: the name, the status, the body, its headers. */
const REFUSED: readonly (readonly [string, number, string, Record<string, string>])[] = [
  ['truncated JSON', 400, '{"amount": "5', json],
  ['an empty body', 400, '', json],
  ['null', 400, 'null', json],
  ['a list', 400, '[]', json],
  ['a text', 400, '"5.00"', json],
  ['a number', 400, '5', json],
  ['a list in a list, 8,000 times', 400, NESTED, { ...json, 'Idempotency-Key': 'nested-list' }],
  ['two values', 400, '{}{}', json],
  ['JSON with NaN', 400, '{"amount": NaN}', json],
  ['a key __proto__', 400, '{"__proto__": {"admin": true}}', json],
  ['a key constructor', 400, '{"constructor": {"prototype": {}}}', json],
  ['a key prototype', 400, '{"prototype": {}}', json],
  ['an empty object', 422, '{}', json],
  ['a body above 16 KiB', 413, `{"padding": "${'x'.repeat(17 * 1024)}"}`, json],
  ['plain text', 415, '{}', { 'Content-Type': 'text/plain' }],
  ['a form', 415, 'amount=5.00', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['something like JSON', 415, '{}', { 'Content-Type': 'application/jsonp' }],
  ['a compressed body', 415, '{}', { ...json, 'Content-Encoding': 'gzip' }],
  ['a short Idempotency-Key', 400, '{}', { ...json, 'Idempotency-Key': 'short' }],
  ['a long Idempotency-Key', 400, '{}', { ...json, 'Idempotency-Key': 'a'.repeat(256) }],
  ['an Idempotency-Key with a space', 400, '{}', { ...json, 'Idempotency-Key': 'with a space' }],
];

/** How a request is refused before its fields are looked at. */
export function describeRequests({ target, send, sendText, snapshot }: Client): void {
  beforeAll(() => target.reset());

  describe.each(writes)('%s', (key) => {
    const refused = REFUSED.filter(
      ([name]) => name !== 'an empty object' || !PARTIAL.includes(key),
    );
    test.each(refused)('refuses %s with %i', async (_name, status, text, headers) => {
      const before = await snapshot();
      const response = await sendText(key, text, headers);
      expect(response.status).toBe(status);
      expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
      expect(await response.json()).toMatchObject({ status });
      expect(await snapshot()).toBe(before);
    });
  });

  test.each([
    ['createPayment', { debtId: 'd_1', amount: '5.00', source: 'manual' }],
    ['createAcceleratedPayment', { debtId: 'd_1', amount: '5.00' }],
    ['stakeTokens', { amount: '1', duration: 30 }],
    ['sendContact', { name: 'a', email: 'b@c.test', message: 'c' }],
    ['exchangeToken', { publicToken: 'public-sandbox-1' }],
  ] as const)('%s refuses fields it does not know', async (key, body) => {
    const before = await snapshot();
    for (const extra of [{ userId: 'u_2' }, { currentBalance: '0.00' }]) {
      expect((await send(key, { ...body, ...extra })).status).toBe(400);
    }
    expect(await snapshot()).toBe(before);
  });
}
