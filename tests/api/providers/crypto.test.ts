import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { cents } from '@dime-time/finance-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CryptoUnavailable } from '../../../packages/api/src/crypto/cryptoProvider.ts';
import { createCoinbaseProvider } from '../../../packages/api/src/crypto/index.ts';

const NOW = '2026-11-19T14:05:00Z';
const { publicKey, privateKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'sec1', format: 'pem' },
});

interface Asked {
  readonly request: string;
  readonly token: string;
  readonly body: string;
}

const asked: Asked[] = [];
let answers: { status: number; body: object }[] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    asked.push({ request: `${request.method} ${request.url}`, token, body });
    const answer = answers.shift() ?? { status: 500, body: {} };
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
});
let host = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

const buy = () =>
  createCoinbaseProvider(
    {
      key: 'coinbase',
      trading: { baseUrl: `http://${host}`, keyName: 'organizations/o/apiKeys/k', privateKey },
    },
    () => NOW,
  ).order({ clientOrderId: 'c_1', symbol: 'BTC', amountUsd: cents(1000) });

const placed = {
  status: 200,
  body: {
    success: true,
    success_response: {
      order_id: 'order-1',
      product_id: 'BTC-USD',
      side: 'BUY',
      client_order_id: 'c_1',
    },
    order_configuration: { market_market_ioc: { quote_size: '10.00' } },
  },
};
const known = (order: object) => ({
  status: 200,
  body: { order: { order_id: 'order-1', product_id: 'BTC-USD', side: 'BUY', ...order } },
});

test('an order is placed under its own id, and asked for what became of it', async () => {
  answers = [
    placed,
    known({
      status: 'FILLED',
      filled_size: '0.000105261234',
      total_value_after_fees: '10',
      last_fill_time: '2026-11-19T14:05:01.5Z',
    }),
  ];
  expect(await buy()).toEqual({
    status: 'completed',
    orderId: 'order-1',
    cryptoAmount: 10_526n,
    spent: 1000,
    at: '2026-11-19T14:05:01.500Z',
  });
  expect(asked.map(({ request }) => request)).toEqual([
    'POST /api/v3/brokerage/orders',
    'GET /api/v3/brokerage/orders/historical/order-1',
  ]);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    client_order_id: 'c_1',
    product_id: 'BTC-USD',
    side: 'BUY',
    order_configuration: { market_market_ioc: { quote_size: '10.00' } },
  });
});

test('each request carries a token of its own, signed for it and for two minutes', async () => {
  answers = [placed, known({ status: 'OPEN' })];
  expect(await buy()).toEqual({ status: 'pending', orderId: 'order-1' });
  const uris = asked.map(({ token }) => {
    const [head = '', claims = '', signature = ''] = token.split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey(publicKey), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    const read = (part: string) =>
      JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
    expect(read(head)).toMatchObject({ alg: 'ES256', kid: 'organizations/o/apiKeys/k' });
    const { iss, nbf, exp, uri } = read(claims);
    expect([iss, Number(exp) - Number(nbf)]).toEqual(['cdp', 120]);
    return uri;
  });
  expect(uris).toEqual([
    `POST ${host}/api/v3/brokerage/orders`,
    `GET ${host}/api/v3/brokerage/orders/historical/order-1`,
  ]);
});

test.each([
  ['6.0120481927710843', 602],
  ['4.0000000000000018', 400],
  ['10.0000000001', 1000],
  ['0.000000001', 1],
])('an order that was filled in part for %s cost %i cents', async (dollars, spent) => {
  answers = [
    placed,
    known({
      status: 'CANCELLED',
      filled_size: '0.00006',
      // Without the fees; what was spent is more.
      filled_value: '1',
      total_value_after_fees: dollars,
      last_fill_time: '2026-11-19T14:05:01Z',
    }),
  ];
  expect(await buy()).toMatchObject({ status: 'completed', cryptoAmount: 6000n, spent });
});

test('an order that is not found yet is asked for again', async () => {
  answers = [placed, { status: 404, body: {} }];
  expect(await buy()).toEqual({ status: 'pending', orderId: 'order-1' });
});

test.each([
  [[{ status: 200, body: { success: false, error_response: { error: 'INSUFFICIENT_FUND' } } }]],
  [[{ status: 400, body: { error: 'INVALID_ARGUMENT' } }]],
  [[{ status: 422, body: {} }]],
  [[placed, known({ status: 'CANCELLED', filled_size: '0' })]],
  [[placed, known({ status: 'FAILED' })]],
])('an order that was refused for good has failed: %j', async (script) => {
  answers = [...script];
  expect(await buy()).toMatchObject({ status: 'failed' });
});

test.each([
  [[{ status: 503, body: {} }], 'answered 503'],
  [[{ status: 401, body: {} }], 'answered 401'],
  [[{ status: 403, body: {} }], 'answered 403'],
  [[{ status: 429, body: {} }], 'answered 429'],
  [[placed, { status: 500, body: {} }], 'answered 500'],
])('a provider that answers nobody is told from an order: %j', async (script, message) => {
  answers = [...script];
  const failure = await buy().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CryptoUnavailable);
  expect(failure).toHaveProperty('message', expect.stringContaining(message));
});

test.each([
  [[{ status: 200, body: { success: 'yes' } }], 'Invalid'],
  [[placed, known({ status: 'FILLED', filled_size: '1', last_fill_time: NOW })], 'what coins cost'],
])('where nobody knows what became of it, it is sent again later: %j', async (script, message) => {
  answers = [...script];
  const failure = await buy().catch((error: unknown) => error);
  expect(failure).not.toBeInstanceOf(CryptoUnavailable);
  expect(failure).toHaveProperty('message', expect.stringContaining(message));
});

test('without a key nothing is bought, and nobody is told that it was', async () => {
  const none = createCoinbaseProvider({ key: 'coinbase' }, () => NOW);
  expect([none.name, none.configured]).toEqual(['coinbase', false]);
  const order = { clientOrderId: 'c_1', symbol: 'BTC', amountUsd: cents(1000) } as const;
  await expect(none.order(order)).rejects.toThrow('not set up');
});
