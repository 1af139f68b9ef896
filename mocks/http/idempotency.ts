import { isIdempotencyKey, type Json } from '@dime-time/finance-core/contract';
import type { HouseholdState, StoredAnswer } from '../store/state.ts';
import { problem } from './problem.ts';

/** How many answers are kept; the oldest is forgotten first. */
const KEPT_ANSWERS = 500;

/** A write that may have been sent before. */
export interface RepeatableWrite {
  readonly key: string;
  readonly fingerprint: string;
}

/** Reads the key that a request says a repetition by, or says with which answer it is refused. */
export function readKey({
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
export function fingerprintOf({ method, url }: Request, json: unknown): string {
  return `${method} ${new URL(url).pathname} ${canonical(json)}`;
}

/** The answer the first request under the key got; 422 where that one asked for something else. */
export function storedAnswer(
  state: HouseholdState,
  { key, fingerprint }: RepeatableWrite,
): StoredAnswer | { readonly refused: Response } | undefined {
  const stored = Object.hasOwn(state.answers, key) ? state.answers[key] : undefined;
  if (!stored || stored.fingerprint === fingerprint) return stored;
  return {
    refused: problem(422, { detail: 'This Idempotency-Key was used for another request.' }),
  };
}

export function storeAnswer(
  state: HouseholdState,
  { key, fingerprint }: RepeatableWrite,
  status: number,
  body: Json,
): void {
  const kept = Object.entries(state.answers).slice(1 - KEPT_ANSWERS);
  state.answers = { ...Object.fromEntries(kept), [key]: { fingerprint, status, body } };
}

/** JSON text that does not depend on the order of keys. */
function canonical(json: unknown): string {
  if (typeof json !== 'object' || json === null) return JSON.stringify(json ?? null);
  return JSON.stringify(Object.entries(json).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
