import { createPrivateKey, randomBytes, sign } from 'node:crypto';
import { epochMillis } from '@dime-time/finance-core';
import { parseQuantity, toDecimalString } from '@dime-time/finance-core/money';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Config, TradingConfig } from '../../config.ts';
import type { CryptoOrder, CryptoOrderOutcome, CryptoProvider } from './cryptoProvider.ts';

const ORDERS = '/api/v3/brokerage/orders';
const ORDER = '/api/v3/brokerage/orders/historical/';

const TIME_OUT_MS = 10_000;

/** A token is for one request, and for two minutes. */
const TOKEN_SECONDS = 120;

const placedShape = v.variant('success', [
  v.object({ success: v.literal(true), success_response: v.object({ order_id: v.string() }) }),
  v.object({ success: v.literal(false) }),
]);

const orderShape = v.object({
  order: v.object({
    order_id: v.string(),
    status: v.string(),
    filled_size: v.nullish(v.string(), ''),
    last_fill_time: v.nullish(v.string(), null),
  }),
});

/** An order that has ended, for better or worse. */
const ENDED = new Set(['FILLED', 'CANCELLED', 'EXPIRED', 'FAILED']);

/**
 * Buys coins at Coinbase, through the orders of its Advanced Trade API; where no key is set it buys
 * nothing and says so.
 */
export function createCryptoProvider(
  { key, trading }: Config['crypto'],
  clock: Clock,
): CryptoProvider {
  if (!trading) {
    const order = () => Promise.reject(new Error('Crypto trading is not set up.'));
    return { name: key, configured: false, order };
  }
  return {
    name: key,
    configured: true,
    async order(order) {
      const placed = await call(trading, clock, 'POST', ORDERS, placedShape, bodyOf(order));
      if (!placed.success) return { status: 'failed' };
      const { order_id: orderId } = placed.success_response;
      const path = `${ORDER}${encodeURIComponent(orderId)}`;
      const known = await call(trading, clock, 'GET', path, orderShape);
      return outcomeOf(known.order);
    },
  };
}

/** The order's own id makes it one order, however often it is sent: a second one is answered as the first. */
function bodyOf({ clientOrderId, symbol, amountUsd }: CryptoOrder) {
  return {
    client_order_id: clientOrderId,
    product_id: `${symbol}-USD`,
    side: 'BUY',
    order_configuration: { market_market_ioc: { quote_size: toDecimalString(amountUsd) } },
  };
}

function outcomeOf(order: v.InferOutput<typeof orderShape>['order']): CryptoOrderOutcome {
  const { order_id: orderId, status, last_fill_time: at } = order;
  if (!ENDED.has(status)) return { status: 'pending', orderId };
  // Cut to the hundred-millionths that are kept; some coins are traded in finer ones.
  const filled = parseQuantity(/^\d+(\.\d{1,8})?/.exec(order.filled_size ?? '')?.[0] ?? '');
  if (filled === undefined || filled === 0n || !at) return { status: 'failed', orderId };
  return {
    status: 'completed',
    orderId,
    cryptoAmount: filled,
    at: new Date(at).toISOString(),
  };
}

async function call<Shape extends v.GenericSchema>(
  trading: TradingConfig,
  clock: Clock,
  method: 'GET' | 'POST',
  path: string,
  shape: Shape,
  body?: object,
): Promise<v.InferOutput<Shape>> {
  const url = new URL(path, trading.baseUrl);
  const token = tokenFor(trading, clock, `${method} ${url.host}${url.pathname}`);
  const response = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_OUT_MS),
  });
  if (!response.ok) throw new Error(`The trading provider answered ${response.status}.`);
  return v.parse(shape, await response.json());
}

/** A token that is good for this request alone. */
function tokenFor({ keyName, privateKey }: TradingConfig, clock: Clock, uri: string): string {
  const now = Math.floor(epochMillis(clock()) / 1000);
  const nonce = randomBytes(16).toString('hex');
  const head = part({ alg: 'ES256', typ: 'JWT', kid: keyName, nonce });
  const claims = part({ iss: 'cdp', sub: keyName, nbf: now, exp: now + TOKEN_SECONDS, uri });
  const key = createPrivateKey(privateKey);
  const signature = sign('sha256', Buffer.from(`${head}.${claims}`), {
    key,
    dsaEncoding: 'ieee-p1363',
  });
  return `${head}.${claims}.${signature.toString('base64url')}`;
}

function part(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}
