import { isIdempotencyKey } from '@dime-time/finance-core/contract';
import { hash } from 'node:crypto';
import { problem } from './problem.ts';

/** A write that may have been sent before. */
export interface RepeatableWrite {
  readonly key: string;
  /** What it asked for: two requests with one fingerprint are one request. */
  readonly fingerprint: Uint8Array;
}

/** Reads what a request says about being a repetition, or says with which answer it is refused. */
export function repeatableWrite(
  request: Request,
  path: string,
  json: unknown,
): RepeatableWrite | undefined | { readonly refused: Response } {
  const key = request.headers.get('Idempotency-Key');
  if (key === null) return undefined;
  if (!isIdempotencyKey(key)) {
    return {
      refused: problem(400, { detail: 'An Idempotency-Key is 8 to 255 visible ASCII characters.' }),
    };
  }
  const asked = `${request.method} ${path} ${canonical(json)}`;
  return { key, fingerprint: hash('sha256', asked, 'buffer') };
}

/** JSON text that does not depend on the order of keys. */
function canonical(json: unknown): string {
  if (typeof json !== 'object' || json === null) return JSON.stringify(json ?? null);
  return JSON.stringify(Object.entries(json).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
