import type { IdempotentWrite } from '@dime-time/finance-core/server';
import { hash } from 'node:crypto';

/** A write with an idempotency key. */
export interface IdempotentRequest {
  readonly key: string;
  /** SHA-256 of the fingerprint: two requests with one fingerprint are the same request. */
  readonly fingerprint: Uint8Array;
}

/** Hashes the fingerprint, so that no body is stored. */
export function hashFingerprint({ key, fingerprint }: IdempotentWrite): IdempotentRequest {
  return { key, fingerprint: hash('sha256', fingerprint, 'buffer') };
}
