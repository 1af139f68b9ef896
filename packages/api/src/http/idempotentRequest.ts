import { isIdempotencyKey } from '@dime-time/finance-core/contract';
import { hash } from 'node:crypto';
import { problem } from './problem.ts';

/** A write that may have been sent before. */
export interface IdempotentRequest {
  readonly key: string;
  /** What it asked for: two requests with one fingerprint are one request. */
  readonly fingerprint: Uint8Array;
}

/** Reads the key that a request says a repetition by, or says with which answer it is refused. */
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
 * What a request asks for, as it is compared.
 *
 * @param json a body of the form that the contract gives it: what is nested at will would end this.
 */
export function fingerprint({ method }: Request, path: string, json: unknown): Uint8Array {
  return hash('sha256', `${method} ${path} ${canonical(json)}`, 'buffer');
}

/** JSON text that does not depend on the order of keys. */
function canonical(json: unknown): string {
  if (typeof json !== 'object' || json === null) return JSON.stringify(json ?? null);
  return JSON.stringify(Object.entries(json).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
