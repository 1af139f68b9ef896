import { epochMillis, type Instant } from '@dime-time/finance-core';
import * as v from 'valibot';
import type { Encryption } from '../encryption/index.ts';

/** The time limit of a sign-in, in milliseconds. */
export const SIGN_IN_TIMEOUT = 10 * 60_000;

const PURPOSE = 'sign-in under way';

const pendingSignIn = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  /** The page to return to. */
  returnTo: v.string(),
  begunAt: v.number(),
});

/** The state of a sign-in, encrypted in a cookie while the browser is at the provider. */
export type PendingSignIn = v.InferOutput<typeof pendingSignIn>;

export function encryptPendingSignIn(encryption: Encryption, pending: PendingSignIn): string {
  return Buffer.from(encryption.encrypt(JSON.stringify(pending), PURPOSE)).toString('base64url');
}

/** @returns `undefined` where the cookie was not made here, or has expired. */
export function decryptPendingSignIn(
  encryption: Encryption,
  cookie: string,
  now: Instant,
): PendingSignIn | undefined {
  const text = encryption.decrypt(Buffer.from(cookie, 'base64url'), PURPOSE);
  if (text === undefined) return undefined;
  const pending = v.parse(pendingSignIn, JSON.parse(text));
  return epochMillis(now) - pending.begunAt < SIGN_IN_TIMEOUT ? pending : undefined;
}
