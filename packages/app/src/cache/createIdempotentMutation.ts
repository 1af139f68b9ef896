import { ContractError, HttpError } from '@dime-time/finance-core/contract';
import { toFailure, type Failure } from '../http/httpError.ts';
import { randomId } from '../http/randomId.ts';

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
export type Send<Body, Data> = (body: Body, idempotencyKey: string) => Promise<Data>;

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
export interface IdempotentMutation<Body, Data> {
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

  const finish = (
    id: string,
    submission: Submission<Body, Data>,
    result: MutationResult<Data>,
  ): MutationResult<Data> => {
    submission.inFlight = undefined;
    const settled = isSettled(result);
    if (settled) open.delete(id);
    const before = submission.isIndeterminate;
    submission.isIndeterminate = !settled && (before || (!result.ok && result.unknown === true));
    if (submission.isIndeterminate !== before) {
      pending = [...open.values()].flatMap(({ isIndeterminate, body }) =>
        isIndeterminate ? [body] : [],
      );
      listeners.forEach((listener) => listener());
    }
    // A failed retry leaves open what the first attempt did.
    return submission.isIndeterminate && !result.ok ? { ...result, unknown: true } : result;
  };

  return {
    mutate: (body) => {
      const id = JSON.stringify(body, toJson);
      const submission = open.get(id) ?? {
        body,
        key: createKey(),
        inFlight: undefined,
        isIndeterminate: false,
      };
      open.set(id, submission);
      submission.inFlight ??= attempt(send, body, submission.key).then((result) =>
        finish(id, submission, result),
      );
      return submission.inFlight;
    },
    pending: () => pending,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Token quantities are bigints, which JSON does not support. */
function toJson(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

async function attempt<Body, Data>(
  send: Send<Body, Data>,
  body: Body,
  key: string,
): Promise<MutationResult<Data>> {
  try {
    return { ok: true, data: await send(body, key) };
  } catch (error) {
    return leavesOutcomeOpen(error) ? { ok: false, unknown: true } : { ...toFailure(error), error };
  }
}

/**
 * Whether the server may have processed the request: after a timeout, a lost connection (the browser
 * does not say whether the request was sent) or a response that does not match the schema.
 */
function leavesOutcomeOpen(error: unknown): boolean {
  return (
    error instanceof TypeError || error instanceof DOMException || error instanceof ContractError
  );
}

function isSettled(result: MutationResult<unknown>): boolean {
  if (result.ok) return true;
  if (!(result.error instanceof HttpError)) return false;
  const { status } = result.error;
  return status >= 400 && status < 500 && !RETRYABLE_STATUSES.has(status);
}
