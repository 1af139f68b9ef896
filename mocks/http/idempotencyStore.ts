import type { Json } from '@dime-time/finance-core/contract';
import { refusals, type IdempotentWrite } from '@dime-time/finance-core/server';
import type { MockState, StoredAnswer } from '../store/state.ts';

/** The oldest answer is evicted first. */
const MAX_STORED_ANSWERS = 500;

/**
 * The answer of the first request under the key.
 *
 * @throws Refusal 422 when that request was another one.
 */
export function findAnswer(
  { answers }: MockState,
  { key, fingerprint }: IdempotentWrite,
): StoredAnswer | undefined {
  const stored = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (stored && stored.fingerprint !== fingerprint) throw refusals.reusedIdempotencyKey();
  return stored;
}

export function storeAnswer(
  state: MockState,
  { key, fingerprint }: IdempotentWrite,
  status: number,
  body: Json,
): void {
  const recent = Object.entries(state.answers).slice(1 - MAX_STORED_ANSWERS);
  state.answers = { ...Object.fromEntries(recent), [key]: { fingerprint, status, body } };
}
