import type { AnswerOf, BodyOf, Endpoint } from '@dime-time/finance-core/contract';
import type { ActionResult } from '@dime-time/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { useSWRConfig, type Cache } from 'swr';
import { track } from '../analytics/index.ts';
import { parseBody, requestText } from '../http/apiClient.ts';
import { timeZoneOf } from './timeZoneOf.ts';
import { knownFeatures, omitUnsupportedFields } from './features.ts';
import {
  createIdempotentMutation,
  type IdempotentMutation,
  type MutationResult,
} from './idempotentMutation.ts';
import { cacheStateOf, useInvalidate, userOf } from './cacheState.ts';
import { tabChannel } from './tabChannel.ts';
import { identityOf, isKept, unconfirmedStore } from './unconfirmedStore.ts';

/** What the server reports of a mutation that succeeded. */
export type Receipt = Omit<Extract<ActionResult, { ok: true }>, 'ok'>;

/** The response to a mutation. */
export interface Answered<E extends Endpoint> {
  readonly data: AnswerOf<E>;
  /** The server’s time in milliseconds since 1970, rounded down to a second; undefined if not sent. */
  readonly sentAt: number | undefined;
}

export interface MutationOptions<E extends Endpoint> {
  /** The reads whose data the mutation changes. Must be a constant array, not made while rendering. */
  invalidates: readonly Endpoint[];
  /**
   * Reads the receipt from the response. Must be memoized.
   *
   * @param sentAt the server’s time at the response, as of {@link Answered}.
   */
  receiptOf?: (data: AnswerOf<E>, sentAt: number | undefined) => Receipt | Promise<Receipt>;
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
  const submit = useSubmit(mutationFor(cache, endpoint), invalidates);
  return useCallback(
    async (body) => {
      const result = await submit(body);
      if (result.ok || result.unknown) tabChannel.post({ kind: 'changed' });
      if (!result.ok) return result;
      const { data: answer, sentAt } = result.data;
      const data = omitUnsupportedFields(endpoint, answer, knownFeatures(cache));
      return { ok: true, ...(await receiptOf?.(data, sentAt)) };
    },
    [cache, endpoint, receiptOf, submit],
  );
}

/** The bodies sent by a call, from any page, whose outcome is indeterminate. */
export function usePendingMutations<E extends Endpoint>(endpoint: E): readonly BodyOf<E>[] {
  const { cache } = useSWRConfig();
  const { subscribe, pending } = mutationFor(cache, endpoint);
  return useSyncExternalStore(subscribe, pending);
}

/**
 * Sends a submission and refetches what it may have changed.
 *
 * @param mutation must be memoized.
 * @param invalidates as of {@link MutationOptions}.
 */
export function useSubmit<Body, Data>(
  { mutate }: IdempotentMutation<Body, Data>,
  invalidates: readonly Endpoint[],
): (body: Body) => Promise<MutationResult<Data>> {
  const invalidate = useInvalidate();
  return useCallback(
    async (body) => {
      const result = await mutate(body);
      // With an indeterminate outcome too: the refetched data shows what the server did.
      if (result.ok || result.unknown) void invalidate(...invalidates);
      return result;
    },
    [mutate, invalidates, invalidate],
  );
}

/**
 * The mutation of a call, one for each cache: a submission retried from another page has the same
 * idempotency key, and is processed once.
 */
export function mutationFor<E extends Endpoint>(
  cache: Cache,
  endpoint: E,
): IdempotentMutation<BodyOf<E>, Answered<E>> {
  const { mutations } = cacheStateOf(cache);
  const owner = userOf(cache);
  const known = mutations.get(endpoint);
  // The map holds the mutation of this call.
  if (known) return known as IdempotentMutation<BodyOf<E>, Answered<E>>;
  const mutation = createIdempotentMutation<BodyOf<E>, Answered<E>>(
    async (body, idempotencyKey) => {
      const { text, sentAt } = await requestText<Endpoint>(endpoint, { body, idempotencyKey });
      const data = parseBody(endpoint, text);
      // A path template contains no id.
      const feature = endpoint.path.replace(/^\/api\//, '');
      track({ name: 'feature_interaction', params: { feature } });
      return { data, sentAt };
    },
    {
      identityOf: (body) => identityOf(endpoint, body, timeZoneOf(userOf(cache))),
      ...(isKept(endpoint) && owner && { store: unconfirmedStore(endpoint, owner.id) }),
    },
  );
  tabChannel.subscribe(({ kind }) => {
    if (kind === 'changed') mutation.reload();
  });
  mutations.set(endpoint, mutation);
  return mutation;
}
