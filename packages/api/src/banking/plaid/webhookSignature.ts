import { createHash, timingSafeEqual } from 'node:crypto';
import { epochMillis } from '@dime-time/finance-core';
import { decodeJwt, importJWK, jwtVerify } from 'jose';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import type { Clock } from '../../config/clock.ts';
import type { BankWebhook } from '../bankProvider.ts';
import type { PlaidClient } from './plaidClient.ts';
import { verificationClaimsShape, verificationKeyShape, webhookShape } from './plaidShapes.ts';

type Key = v.InferOutput<typeof verificationKeyShape>['key'];

/** The most age of a webhook, which prevents replays, in seconds. */
const MAX_AGE_SECONDS = 5 * 60;

/** The most cached keys, so that unknown key ids cannot fill the memory. */
const MAX_KEYS = 20;

/**
 * Key requests per minute: a forged webhook can name any key, and requesting each would use up
 * Plaid's rate limit.
 */
const LOOKUPS_A_MINUTE = 3;

const HEADER = 'Plaid-Verification';

/**
 * Creates the check of a webhook’s signature: signed with ES256 by a key of Plaid, with the hash of this
 * body, and recent.
 */
export function createSignatureVerifier(client: PlaidClient, clock: Clock) {
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
  const importedKey = async (id: string) => {
    const { kty, crv, x, y, expired_at: expiredAt } = await keyOf(id);
    if (expiredAt !== null) throw new Error('The key has expired.');
    return importJWK({ kty, crv, x, y }, 'ES256');
  };
  return async ({
    headers,
    body,
  }: {
    readonly headers: Headers;
    readonly body: string;
  }): Promise<BankWebhook | undefined> => {
    const token = headers.get(HEADER) ?? '';
    if (!isAbout(body, token)) return undefined;
    const currentDate = new Date(epochMillis(clock()));
    const isVerified = await jwtVerify(token, ({ kid = '' }) => importedKey(kid), {
      algorithms: ['ES256'],
      currentDate,
      // With no age of its own, the tolerance is the most age, and allows a clock that runs behind.
      maxTokenAge: 0,
      clockTolerance: MAX_AGE_SECONDS,
    }).then(
      () => true,
      () => false,
    );
    return isVerified ? readEvent(body) : undefined;
  };
}

/** Whether a token names the hash of this body; without a valid signature, its claims prove nothing. */
function isAbout(body: string, token: string): boolean {
  const claims = v.safeParse(verificationClaimsShape, unverifiedClaims(token));
  if (!claims.success) return false;
  const hash = createHash('sha256').update(body).digest();
  const claimed = Buffer.from(claims.output.request_body_sha256, 'hex');
  return claimed.length === hash.length && timingSafeEqual(claimed, hash);
}

function unverifiedClaims(token: string): unknown {
  try {
    return decodeJwt(token);
  } catch {
    return undefined;
  }
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
