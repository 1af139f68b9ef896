import { isIdempotencyKey } from '@dime-time/finance-core/contract';
import { hash } from 'node:crypto';
import { problem } from './problem.ts';

/** A write with an idempotency key. */
export interface IdempotentRequest {
  readonly key: string;
  /** A hash of the request: two requests with one fingerprint are the same request. */
  readonly fingerprint: Uint8Array;
}

/** Reads the `Idempotency-Key` header, or returns the response that rejects it. */
export function readIdempotencyKey({
  headers,
}: Request): { readonly key?: string } | { readonly refused: Response } {
  const key = headers.get('Idempotency-Key');
  if (key === null) return {};
  if (isIdempotencyKey(key)) return { key };
  return {
    refused: problem(400, { detail: 'An Idempotency-Key is 8 to 255 visible ASCII characters.' }),
  };
}

/**
 * Hashes method, path and body.
 *
 * @param json a body that was validated: arbitrarily deep nesting would overflow the stack.
 */
export function fingerprint({ method }: Request, path: string, json: unknown): Uint8Array {
  return hash('sha256', `${method} ${path} ${canonical(json)}`, 'buffer');
}

/** JSON text that does not depend on the order of keys. */
function canonical(json: unknown): string {
  if (typeof json !== 'object' || json === null) return JSON.stringify(json ?? null);
  return JSON.stringify(Object.entries(json).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
