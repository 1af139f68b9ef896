import { createPrivateKey, randomBytes } from 'node:crypto';
import { cents, epochMillis, type Cents } from '@dime-time/finance-core';
import { parseQuantity, toDecimalString, type Quantity } from '@dime-time/finance-core/money';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import type { Clock } from '../../config/clock.ts';
import type { Config, TradingConfig } from '../../config/config.ts';
import {
  type CryptoOrder,
  type CryptoOrderOutcome,
  type CryptoProvider,
  CryptoUnavailable,
} from '../cryptoProvider.ts';

const ORDERS = '/api/v3/brokerage/orders';
const ORDER = '/api/v3/brokerage/orders/historical/';

const TIMEOUT_MS = 10_000;

/** A token is valid for one request and for two minutes. */
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
    total_value_after_fees: v.nullish(v.string(), ''),
    last_fill_time: v.nullish(v.string(), null),
  }),
});

/** Statuses that are not about the order: authentication, timeout, rate limit. */
const UNRELATED_STATUSES = new Set([401, 403, 408, 429]);

/** Hundred-millionths of a dollar per cent. */
const PARTS_PER_CENT = 1_000_000n;

/** The final statuses of an order. */
const FINAL_STATUSES = new Set(['FILLED', 'CANCELLED', 'EXPIRED', 'FAILED']);

/** Buys crypto through Coinbase's Advanced Trade API; does nothing without an API key. */
export function createCoinbaseProvider(
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
      const placed = await call(trading, clock, 'POST', ORDERS, placedShape, toRequestBody(order));
      if (!placed?.success) return { status: 'failed' };
      const { order_id: orderId } = placed.success_response;
      const path = `${ORDER}${encodeURIComponent(orderId)}`;
      const known = await call(trading, clock, 'GET', path, orderShape);
      // The provider may need a moment until a new order can be read.
      return known ? toOutcome(known.order, order.amountUsd) : { status: 'pending', orderId };
    },
  };
}

/** The client order id makes the request idempotent. */
function toRequestBody({ clientOrderId, symbol, amountUsd }: CryptoOrder) {
  return {
    client_order_id: clientOrderId,
    product_id: `${symbol}-USD`,
    side: 'BUY',
    order_configuration: { market_market_ioc: { quote_size: toDecimalString(amountUsd) } },
  };
}

function toOutcome(
  order: v.InferOutput<typeof orderShape>['order'],
  ordered: Cents,
): CryptoOrderOutcome {
  const { order_id: orderId, status, last_fill_time: at } = order;
  if (!FINAL_STATUSES.has(status)) return { status: 'pending', orderId };
  const filled = parseParts(order.filled_size);
  if (filled === undefined || filled === 0n || !at) return { status: 'failed', orderId };
  return {
    status: 'completed',
    orderId,
    cryptoAmount: filled,
    spent: toSpentCents(order.total_value_after_fees, ordered),
    at: new Date(at).toISOString(),
  };
}

/** Rounded up to whole cents, so that no more is returned than was left. */
function toSpentCents(dollars: string, ordered: Cents): Cents {
  const parts = parseParts(dollars);
  if (parts === undefined) throw new Error('The trading provider does not say what coins cost.');
  const spent = Number((parts + PARTS_PER_CENT - 1n) / PARTS_PER_CENT);
  return cents(Math.min(Math.max(spent, 1), ordered));
}

/** Truncated to hundred-millionths; some coins have more decimals. */
function parseParts(amount: string): Quantity | undefined {
  return parseQuantity(/^\d+(\.\d{1,8})?/.exec(amount)?.[0] ?? '');
}

/** Calls the API; `undefined` where it permanently rejects the request. */
async function call<Shape extends v.GenericSchema>(
  trading: TradingConfig,
  clock: Clock,
  method: 'GET' | 'POST',
  path: string,
  shape: Shape,
  body?: object,
): Promise<v.InferOutput<Shape> | undefined> {
  const url = new URL(path, trading.baseUrl);
  const token = await tokenFor(trading, clock, `${method} ${url.host}${url.pathname}`);
  const { status, text } = await send(url, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (status >= 500 || UNRELATED_STATUSES.has(status)) {
    throw new CryptoUnavailable(`The trading provider answered ${status}.`);
  }
  return status >= 400 ? undefined : v.parse(shape, JSON.parse(text));
}

/** Sends a request and reads the whole response. */
async function send(url: URL, request: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, request);
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new CryptoUnavailable('The trading provider could not be reached.', { cause });
  }
}

/** A JWT for this request only. */
async function tokenFor(
  { keyName, privateKey }: TradingConfig,
  clock: Clock,
  uri: string,
): Promise<string> {
  const now = Math.floor(epochMillis(clock()) / 1000);
  const nonce = randomBytes(16).toString('hex');
  return new SignJWT({ uri })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: keyName, nonce })
    .setIssuer('cdp')
    .setSubject(keyName)
    .setNotBefore(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(createPrivateKey(privateKey));
}
