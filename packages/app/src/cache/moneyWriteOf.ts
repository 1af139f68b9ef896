import type { AnswerOf, BodyOf, Endpoint } from '@dime-time/finance-core/contract';
import type { Cache } from 'swr';
import { track } from '../analytics/index.ts';
import { moneyWrite, WRITE_TIME_OUT_MS, type MoneyWrite } from './moneyWrite.ts';
import { request } from '../http/request.ts';

const writesOfCaches = new WeakMap<Cache, Map<Endpoint, unknown>>();

/**
 * The one write of a call beside a cache.
 *
 * A submission whose end nobody knows outlives the page it was sent from: sent again from another
 * page it has the same key, and is paid once.
 */
export function moneyWriteOf<E extends Endpoint>(
  cache: Cache,
  endpoint: E,
): MoneyWrite<BodyOf<E>, AnswerOf<E>> {
  const writes = writesOfCaches.get(cache) ?? new Map<Endpoint, unknown>();
  writesOfCaches.set(cache, writes);
  const found = writes.get(endpoint) ?? createWrite(endpoint);
  writes.set(endpoint, found);
  // It was made for this very call.
  return found as MoneyWrite<BodyOf<E>, AnswerOf<E>>;
}

function createWrite<E extends Endpoint>(endpoint: E): MoneyWrite<BodyOf<E>, AnswerOf<E>> {
  return moneyWrite(async (body, idempotencyKey) => {
    const options = { body, idempotencyKey, timeOutMs: WRITE_TIME_OUT_MS };
    const answer = await request<Endpoint>(endpoint, options);
    track({ name: 'feature_interaction', params: { feature: featureOf(endpoint) } });
    return answer;
  });
}

/** The name a use of this call is counted under: its path, which names no one. */
function featureOf({ path }: Endpoint): string {
  return path.replace(/^\/api\//, '');
}
