import { endpoints, type EndpointKey } from '@dime-time/finance-core/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './target.ts';

const writes = (Object.keys(endpoints) as EndpointKey[]).filter((key) => 'body' in endpoints[key]);

/** How a request is refused before its fields are looked at. */
export function describeRequests({ target, send, sendText, snapshot }: Client): void {
  beforeAll(() => target.reset());

  describe.each(writes)('%s', (key) => {
    const refused = async (request: Promise<Response>, status: number) => {
      const before = await snapshot();
      const response = await request;
      expect(response.status).toBe(status);
      expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
      expect(await response.json()).toMatchObject({ status });
      expect(await snapshot()).toBe(before);
    };

    test.each([
      ['truncated JSON', '{"amount": "5'],
      ['an empty body', ''],
      ['null', 'null'],
      ['a list', '[]'],
      ['a text', '"5.00"'],
      ['a number', '5'],
      ['two values', '{}{}'],
      ['JSON with NaN', '{"amount": NaN}'],
    ])('refuses %s', (_name, text) => refused(sendText(key, text), 400));

    test.each(['__proto__', 'constructor', 'prototype'])('refuses a key %s', (name) =>
      refused(sendText(key, `{"${name}": {"admin": true}}`), 400),
    );

    test('refuses an empty object', () => refused(send(key, {}), 422));

    test('refuses a body above 16 KiB', () =>
      refused(send(key, { padding: 'x'.repeat(17 * 1024) }), 413));

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
      'refuses %s',
      (type) => refused(sendText(key, '{}', { 'Content-Type': type }), 415),
    );

    test('refuses a compressed body', () =>
      refused(sendText(key, '{}', { 'Content-Encoding': 'gzip' }), 415));

    test.each(['short', 'a'.repeat(256), 'with space'])('refuses the Idempotency-Key %j', (value) =>
      refused(send(key, {}, { 'Idempotency-Key': value }), 400),
    );
  });

  test.each([
    ['createPayment', { debtId: 'd_1', amount: '5.00', source: 'manual' }],
    ['createAcceleratedPayment', { debtId: 'd_1', amount: '5.00' }],
    ['stakeTokens', { amount: '1', duration: 30 }],
    ['sendContact', { name: 'a', email: 'b', message: 'c' }],
    ['exchangeToken', { publicToken: 'public-sandbox-1' }],
  ] as const)('%s refuses fields it does not know', async (key, body) => {
    const before = await snapshot();
    for (const extra of [{ userId: 'u_2' }, { currentBalance: '0.00' }]) {
      expect((await send(key, { ...body, ...extra })).status).toBe(400);
    }
    expect(await snapshot()).toBe(before);
  });
}
