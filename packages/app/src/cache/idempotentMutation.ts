import { ContractError, HttpError } from '@dime-time/finance-core/contract';
import { settle } from '@dime-time/ui';
import { randomId } from '../http/apiClient.ts';
import {
  problemMember,
  SettledElsewhereError,
  toFailure,
  type Failure,
} from '../http/httpError.ts';

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
 * progress, too early, too many requests. As after a 5xx, a retry keeps the key. A conflict whose
 * problem document has a `code` is the refusal of a rule, and settles.
 */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/**
 * The statuses with which a server refuses a request before it looks for an earlier one: not signed in,
 * not allowed, another user. They say nothing about an attempt that was sent before.
 */
const UNREAD_STATUSES: ReadonlySet<number> = new Set([401, 403, 412]);

/** The statuses of a proxy that has passed the request on and received no response. */
const UNANSWERED_STATUSES: ReadonlySet<number> = new Set([502, 504]);

interface MutationOptions<Body> {
  createKey?: () => string;
  store?: SubmissionStore<Body>;
  identityOf?: (body: Body) => unknown;
}

interface Submission<Body, Data> {
  readonly body: Body;
  readonly key: string;
  inFlight: Promise<MutationResult<Data>> | undefined;
  isIndeterminate: boolean;
}

/** A submission whose outcome is not known, as it is kept beyond the page. */
export interface UnconfirmedSubmission<Body> {
  readonly body: Body;
  readonly key: string;
}

/** Keeps the submissions whose outcome is not known beyond the page, for one call of one user. */
export interface SubmissionStore<Body> {
  /** The submissions of earlier pages and of other tabs, oldest first. */
  load: () => readonly UnconfirmedSubmission<Body>[];
  /** Keeps a submission, once; called before each attempt, since the page may be closed meanwhile. */
  save: (submission: UnconfirmedSubmission<Body>) => void;
  /** Removes a submission, by its idempotency key. */
  remove: (key: string) => void;
  /** Calls the listener with the key that another tab has removed, for as long as the page is open. */
  onRemoved: (listener: (key: string) => void) => void;
}

/** A mutation that is safe to retry. */
export interface IdempotentMutation<Body, Data> {
  mutate: (body: Body) => Promise<MutationResult<Data>>;
  /** The bodies whose outcome is indeterminate, oldest first; the same array until it changes. */
  pending: () => readonly Body[];
  /** Adds to {@link pending} what other tabs have sent since this page was opened. */
  reload: () => void;
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
 *
 * Where another tab has settled a submission that this page shows as unconfirmed, the next one with the
 * same body may be meant as its retry: it is not sent, once, and the result says so.
 *
 * @param options.store keeps what is not settled beyond the page.
 * @param options.identityOf what makes two bodies one submission, the body by default. A retry sends the
 *   first body.
 */
export function createIdempotentMutation<Body, Data>(
  send: Send<Body, Data>,
  { createKey = randomId, store, identityOf = (body) => body }: MutationOptions<Body> = {},
): IdempotentMutation<Body, Data> {
  const open = new Map<string, Submission<Body, Data>>();
  /** What another tab has settled, and this page has not sent again since. */
  const settledElsewhere = new Set<string>();
  const listeners = new Set<() => void>();
  const identify = (body: Body) => toText(identityOf(body));
  let pending: readonly Body[] = [];
  const updatePending = () => {
    pending = [...open.values()].flatMap((each) => (each.isIndeterminate ? [each.body] : []));
    listeners.forEach((listener) => listener());
  };

  const load = () => {
    for (const { body, key } of store?.load() ?? []) {
      const id = identify(body);
      if (open.has(id)) continue;
      open.set(id, { body, key, inFlight: undefined, isIndeterminate: true });
    }
    updatePending();
  };

  load();
  store?.onRemoved((key) => {
    for (const [id, submission] of open) {
      if (submission.key !== key || submission.inFlight) continue;
      open.delete(id);
      settledElsewhere.add(id);
      updatePending();
    }
  });

  const attempt = async (id: string, submission: Submission<Body, Data>) => {
    const { body, key } = submission;
    store?.save({ body, key });
    const result = await settle<MutationResult<Data>>(
      send(body, key).then((data) => ({ ok: true, data })),
      toMutationFailure,
    );
    submission.inFlight = undefined;
    const before = submission.isIndeterminate;
    const settled = isSettled(result, before);
    if (settled) open.delete(id);
    submission.isIndeterminate = !settled && (before || (!result.ok && result.unknown === true));
    if (!submission.isIndeterminate) store?.remove(key);
    if (submission.isIndeterminate !== before) updatePending();
    // A failed retry leaves open what the first attempt did.
    return submission.isIndeterminate && !result.ok ? { ...result, unknown: true } : result;
  };

  const begin = (id: string, body: Body): Submission<Body, Data> => {
    // Another tab may have sent it since this page was opened.
    const sent = store?.load().find((each) => identify(each.body) === id);
    const key = sent?.key ?? createKey();
    return {
      body: sent?.body ?? body,
      key,
      inFlight: undefined,
      isIndeterminate: sent !== undefined,
    };
  };

  return {
    mutate: (body) => {
      const id = identify(body);
      if (settledElsewhere.delete(id)) {
        return Promise.resolve(toMutationFailure(new SettledElsewhereError()));
      }
      const submission = open.get(id) ?? begin(id, body);
      open.set(id, submission);
      submission.inFlight ??= attempt(id, submission);
      return submission.inFlight;
    },
    pending: () => pending,
    reload: load,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The same text for the same fields in any order. */
function toText(identity: unknown): string {
  return JSON.stringify(identity, (_name, value: unknown) => {
    // Token quantities are bigints, which JSON does not support.
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/**
 * The server may have processed the request after a timeout (also that of a proxy), a lost connection
 * (the browser does not say whether the request was sent) or a response that does not match the schema.
 */
function toMutationFailure(error: unknown): Extract<MutationResult<never>, { ok: false }> {
  return error instanceof TypeError ||
    error instanceof DOMException ||
    error instanceof ContractError ||
    (error instanceof HttpError && UNANSWERED_STATUSES.has(error.status))
    ? { ok: false, unknown: true }
    : { ...toFailure(error), error };
}

/** @param wasSent whether the outcome of an earlier attempt is open. */
function isSettled(result: MutationResult<unknown>, wasSent: boolean): boolean {
  if (result.ok) return true;
  if (!(result.error instanceof HttpError)) return false;
  const { status } = result.error;
  if (wasSent && UNREAD_STATUSES.has(status)) return false;
  if (status === 409 && problemMember(result.error, 'code') !== undefined) return true;
  return status >= 400 && status < 500 && !RETRYABLE_STATUSES.has(status);
}
