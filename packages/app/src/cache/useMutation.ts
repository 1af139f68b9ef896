import type { AnswerOf, BodyOf, Endpoint } from '@dime-time/finance-core/contract';
import type { ActionResult } from '@dime-time/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { useSWRConfig, type Cache } from 'swr';
import { track } from '../analytics/index.ts';
import { request } from '../http/request.ts';
import { createIdempotentMutation, type IdempotentMutation } from './createIdempotentMutation.ts';
import { knownFeatures, omitUnsupportedFields } from './features.ts';
import { sessionOf } from './session.ts';
import { tabChannel } from './tabChannel.ts';
import { useInvalidate } from './useInvalidate.ts';

/** What the server reports of a mutation that succeeded. */
export type Receipt = Omit<Extract<ActionResult, { ok: true }>, 'ok'>;

export interface MutationOptions<E extends Endpoint> {
  /** The reads whose data the mutation changes. Must be a constant array, not made while rendering. */
  invalidates: readonly Endpoint[];
  /** Reads the receipt from the response. Must be memoized. */
  receiptOf?: (data: AnswerOf<E>) => Receipt;
}

/**
 * A mutation for a form: a double click sends one request, a retry has the same idempotency key, and an
 * indeterminate outcome is reported as such, not as a failure.
 */
export function useMutation<E extends Endpoint>(
  endpoint: E,
  { invalidates, receiptOf }: MutationOptions<E>,
): (body: BodyOf<E>) => Promise<ActionResult> {
  const { cache } = useSWRConfig();
  const invalidate = useInvalidate();
  return useCallback(
    async (body) => {
      const result = await mutationFor(cache, endpoint).mutate(body);
      // With an indeterminate outcome too: the refetched data shows what the server did.
      if (result.ok || result.unknown) {
        void invalidate(...invalidates);
        tabChannel.post();
      }
      if (!result.ok) return result;
      const data = omitUnsupportedFields(endpoint, result.data, knownFeatures(cache));
      return { ok: true, ...receiptOf?.(data) };
    },
    [cache, endpoint, invalidates, receiptOf, invalidate],
  );
}

/** The bodies sent by a call, from any page, whose outcome is indeterminate. */
export function usePendingMutations<E extends Endpoint>(endpoint: E): readonly BodyOf<E>[] {
  const { cache } = useSWRConfig();
  const { subscribe, pending } = mutationFor(cache, endpoint);
  return useSyncExternalStore(subscribe, pending);
}

/**
 * The mutation of a call, one for each cache: a submission retried from another page has the same
 * idempotency key, and is processed once.
 */
export function mutationFor<E extends Endpoint>(
  cache: Cache,
  endpoint: E,
): IdempotentMutation<BodyOf<E>, AnswerOf<E>> {
  const { mutations } = sessionOf(cache);
  const mutation = mutations.get(endpoint) ?? createMutation(endpoint);
  mutations.set(endpoint, mutation);
  // The map holds the mutation of this call.
  return mutation as IdempotentMutation<BodyOf<E>, AnswerOf<E>>;
}

function createMutation<E extends Endpoint>(
  endpoint: E,
): IdempotentMutation<BodyOf<E>, AnswerOf<E>> {
  return createIdempotentMutation(async (body, idempotencyKey) => {
    const data = await request<Endpoint>(endpoint, { body, idempotencyKey });
    track({ name: 'feature_interaction', params: { feature: featureOf(endpoint) } });
    return data;
  });
}

/** The name of a call in analytics: its path template, which contains no id. */
function featureOf({ path }: Endpoint): string {
  return path.replace(/^\/api\//, '');
}
