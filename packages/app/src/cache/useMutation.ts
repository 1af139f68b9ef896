import {
  ContractError,
  HttpError,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
} from '@dime-time/finance-core/contract';
import { settle, type ActionResult } from '@dime-time/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { useSWRConfig, type Cache } from 'swr';
import { track } from '../analytics/index.ts';
import { toFailure, type Failure } from '../http/httpError.ts';
import { randomId, request } from '../http/apiClient.ts';
import { knownFeatures, omitUnsupportedFields } from './features.ts';
import { sessionOf, useInvalidate } from './session.ts';
import { tabChannel } from './tabChannel.ts';

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
  const submit = useSubmit(mutationFor(cache, endpoint), invalidates);
  return useCallback(
    async (body) => {
      const result = await submit(body);
      if (result.ok || result.unknown) tabChannel.post({ kind: 'changed' });
      if (!result.ok) return result;
      const data = omitUnsupportedFields(endpoint, result.data, knownFeatures(cache));
      return { ok: true, ...receiptOf?.(data) };
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
): IdempotentMutation<BodyOf<E>, AnswerOf<E>> {
  const { mutations } = sessionOf(cache);
  const mutation =
    mutations.get(endpoint) ??
    createIdempotentMutation<BodyOf<E>, AnswerOf<E>>(async (body, idempotencyKey) => {
      const data = await request<Endpoint>(endpoint, { body, idempotencyKey });
      // A path template contains no id.
      const feature = endpoint.path.replace(/^\/api\//, '');
      track({ name: 'feature_interaction', params: { feature } });
      return data;
    });
  mutations.set(endpoint, mutation);
  // The map holds the mutation of this call.
  return mutation as IdempotentMutation<BodyOf<E>, AnswerOf<E>>;
}

/**
 * The result of a mutation. `unknown: true` means that the request was sent and its outcome is
 * indeterminate: it may have succeeded.
 */
export type MutationResult<Data> =
  | { ok: true; data: Data }
  | (Failure & {
      /** What the last attempt threw; omitted if the outcome of the first is indeterminate. */
      error?: unknown;
    });

/** Sends one submission with its idempotency key. */
type Send<Body, Data> = (body: Body, idempotencyKey: string) => Promise<Data>;

/**
 * The statuses below 500 after which the outcome is open: timeout, conflict with the same key in
 * progress, too early, too many requests. As after a 5xx, a retry keeps the key.
 */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429]);

interface Submission<Body, Data> {
  readonly body: Body;
  readonly key: string;
  inFlight: Promise<MutationResult<Data>> | undefined;
  isIndeterminate: boolean;
}

/** A mutation that is safe to retry. */
interface IdempotentMutation<Body, Data> {
  mutate: (body: Body) => Promise<MutationResult<Data>>;
  /** The bodies whose outcome is indeterminate, oldest first; the same array until it changes. */
  pending: () => readonly Body[];
  /** Calls the listener when {@link pending} changes, and returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a mutation safe to retry.
 *
 * Each submission has an idempotency key. The same body sent while its request is in flight joins that
 * request, so a double click sends one. If the outcome is indeterminate or the server failed, a retry
 * with the same body has the same key, and the server processes it once. A success or a rejection (4xx)
 * settles the submission: the next one has a new key. There is no automatic retry.
 */
export function createIdempotentMutation<Body, Data>(
  send: Send<Body, Data>,
  createKey: () => string = randomId,
): IdempotentMutation<Body, Data> {
  const open = new Map<string, Submission<Body, Data>>();
  const listeners = new Set<() => void>();
  let pending: readonly Body[] = [];

  const attempt = async (id: string, submission: Submission<Body, Data>) => {
    const { body, key } = submission;
    const result = await settle<MutationResult<Data>>(
      send(body, key).then((data) => ({ ok: true, data })),
      toMutationFailure,
    );
    submission.inFlight = undefined;
    const settled = isSettled(result);
    if (settled) open.delete(id);
    const before = submission.isIndeterminate;
    submission.isIndeterminate = !settled && (before || (!result.ok && result.unknown === true));
    if (submission.isIndeterminate !== before) {
      pending = [...open.values()].flatMap((each) => (each.isIndeterminate ? [each.body] : []));
      listeners.forEach((listener) => listener());
    }
    // A failed retry leaves open what the first attempt did.
    return submission.isIndeterminate && !result.ok ? { ...result, unknown: true } : result;
  };

  return {
    mutate: (body) => {
      // Token quantities are bigints, which JSON does not support.
      const id = JSON.stringify(body, (_name, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      const submission = open.get(id) ?? {
        body,
        key: createKey(),
        inFlight: undefined,
        isIndeterminate: false,
      };
      open.set(id, submission);
      submission.inFlight ??= attempt(id, submission);
      return submission.inFlight;
    },
    pending: () => pending,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The server may have processed the request after a timeout, a lost connection (the browser does not
 * say whether the request was sent) or a response that does not match the schema.
 */
function toMutationFailure(error: unknown): Extract<MutationResult<never>, { ok: false }> {
  return error instanceof TypeError ||
    error instanceof DOMException ||
    error instanceof ContractError
    ? { ok: false, unknown: true }
    : { ...toFailure(error), error };
}

function isSettled(result: MutationResult<unknown>): boolean {
  if (result.ok) return true;
  if (!(result.error instanceof HttpError)) return false;
  const { status } = result.error;
  return status >= 400 && status < 500 && !RETRYABLE_STATUSES.has(status);
}
