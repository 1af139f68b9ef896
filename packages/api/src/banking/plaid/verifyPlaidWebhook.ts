import { createHash, createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import { epochMillis } from '@dime-time/finance-core';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import type { Clock } from '../../config/clock.ts';
import type { BankWebhook } from '../bankProvider.ts';
import type { PlaidClient } from './plaidClient.ts';
import {
  verificationClaimsShape,
  verificationHeaderShape,
  verificationKeyShape,
  webhookShape,
} from './plaidShapes.ts';

type Key = v.InferOutput<typeof verificationKeyShape>['key'];

/** The most age of a webhook, which prevents replays. */
const MAX_AGE_MS = 5 * 60_000;

/** The most cached keys, so that unknown key ids cannot fill the memory. */
const MAX_KEYS = 20;

/**
 * Key requests per minute: a forged webhook can name any key, and requesting each would use up
 * Plaid's rate limit.
 */
const LOOKUPS_A_MINUTE = 3;

const HEADER = 'Plaid-Verification';

/**
 * Creates the verification of webhooks: signed with ES256 by a key of Plaid, with the hash of this
 * body, and recent.
 */
export function createWebhookVerifier(client: PlaidClient, clock: Clock) {
  const keys = new Map<string, Key>();
  const lookups = new RateLimiterMemory({ points: LOOKUPS_A_MINUTE, duration: 60 });
  const keyOf = async (id: string): Promise<Key> => {
    const known = keys.get(id);
    if (known) return known;
    await lookups.consume('keys');
    const { key } = await client.call(
      '/webhook_verification_key/get',
      { key_id: id },
      verificationKeyShape,
    );
    if (keys.size >= MAX_KEYS) keys.clear();
    keys.set(id, key);
    return key;
  };
  return async ({
    headers,
    body,
  }: {
    readonly headers: Headers;
    readonly body: string;
  }): Promise<BankWebhook | undefined> => {
    const token = readToken(headers.get(HEADER) ?? '');
    if (!token || !isAbout(body, token) || !isNew(token.claims.iat, clock)) return undefined;
    const key = await keyOf(token.header.kid).catch(() => undefined);
    if (!key || key.expired_at !== null || !isSignedBy(key, token)) return undefined;
    return readEvent(body);
  };
}

function readToken(text: string) {
  const [head = '', claims = '', signature = '', ...more] = text.split('.');
  const header = v.safeParse(verificationHeaderShape, jsonOf(head));
  const said = v.safeParse(verificationClaimsShape, jsonOf(claims));
  if (!header.success || !said.success || more.length > 0) return undefined;
  return {
    header: header.output,
    claims: said.output,
    signed: `${head}.${claims}`,
    signature: Buffer.from(signature, 'base64url'),
  };
}

type Token = NonNullable<ReturnType<typeof readToken>>;

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function isAbout(body: string, { claims }: Token): boolean {
  const hash = createHash('sha256').update(body).digest();
  const told = Buffer.from(claims.request_body_sha256, 'hex');
  return told.length === hash.length && timingSafeEqual(told, hash);
}

function isNew(iat: number, clock: Clock): boolean {
  // Tolerates clock skew in both directions.
  return Math.abs(epochMillis(clock()) - iat * 1000) <= MAX_AGE_MS;
}

function isSignedBy({ kty, crv, x, y }: Key, { signed, signature }: Token): boolean {
  const key = createPublicKey({ format: 'jwk', key: { kty, crv, x, y } });
  return verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, signature);
}

function readEvent(body: string): BankWebhook | undefined {
  const message = v.safeParse(v.pipe(v.string(), v.parseJson(), webhookShape), body);
  if (!message.success) return undefined;
  const { webhook_type: type, webhook_code: code, item_id: itemId, error } = message.output;
  return { itemId, event: eventOf(type, code, error?.error_code) };
}

function eventOf(type: string, code: string, error: string | undefined): BankWebhook['event'] {
  if (type === 'TRANSACTIONS' || type === 'LIABILITIES' || code === 'LOGIN_REPAIRED') {
    return 'changes';
  }
  if (type !== 'ITEM') return 'other';
  if (code === 'USER_PERMISSION_REVOKED') return 'removed';
  const ends = ['PENDING_EXPIRATION', 'PENDING_DISCONNECT'];
  return error === 'ITEM_LOGIN_REQUIRED' || ends.includes(code) ? 'sign-in-required' : 'other';
}
