import { ContractError, HttpError } from '@dime-time/finance-core/contract';
import { randomKey } from '../http/randomKey.ts';

/** How long a write may take before we stop waiting, in milliseconds. */
export const WRITE_TIME_OUT_MS = 10_000;

/** How a submission ended, as far as we can tell. */
export type WriteOutcome<Answer> =
  | { status: 'done'; answer: Answer }
  /** The server refused it or failed: nothing was written, or a retry is safe. */
  | { status: 'failed'; error: Error }
  /** It was sent and no readable answer came: it may have been written. */
  | {
      status: 'unknown';
      /** Why a later attempt failed, which left open what had become of the first. */
      error?: Error;
    };

/** Sends one submission under its key. */
export type SendOnce<Body, Answer> = (body: Body, idempotencyKey: string) => Promise<Answer>;

/**
 * Answers below 500 that do not say no: timed out, still being worked on, too early, too many. As
 * after a 5xx, nobody knows how far the server came, and the retry keeps the key.
 */
const NOT_A_REFUSAL: ReadonlySet<number> = new Set([408, 409, 425, 429]);

interface Submission<Body, Answer> {
  readonly body: Body;
  readonly key: string;
  pending: Promise<WriteOutcome<Answer>> | undefined;
  inDoubt: boolean;
}

/** One kind of write, and what is not settled of it. */
export interface MoneyWrite<Body, Answer> {
  write: (body: Body) => Promise<WriteOutcome<Answer>>;
  /** What was sent and never answered, in that order; the same list until that changes. */
  unanswered: () => readonly Body[];
  /** Tells whenever that changes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a write of money safe to repeat.
 *
 * Each submission has a key of its own. Asking again while it is under way joins it, so a double
 * click sends one request. Where the outcome is not known, or the server failed, asking again with
 * the same values uses the same key: a server that did write it the first time answers that, and
 * writes nothing. A refusal or a success settles the submission, and the next one has a new key.
 * Nothing is ever sent again by itself, and what was not answered stays in doubt until it is settled.
 */
export function moneyWrite<Body, Answer>(
  send: SendOnce<Body, Answer>,
  makeKey: () => string = randomKey,
): MoneyWrite<Body, Answer> {
  const open = new Map<string, Submission<Body, Answer>>();
  const listeners = new Set<() => void>();
  let unanswered: readonly Body[] = [];

  const write = (body: Body) => {
    const values = JSON.stringify(body, writable);
    const submission = open.get(values) ?? {
      body,
      key: makeKey(),
      pending: undefined,
      inDoubt: false,
    };
    open.set(values, submission);
    submission.pending ??= attempt(send, body, submission.key).then((outcome) => {
      submission.pending = undefined;
      const settled = isSettled(outcome);
      if (settled) open.delete(values);
      const wasInDoubt = submission.inDoubt;
      submission.inDoubt = !settled && (wasInDoubt || outcome.status === 'unknown');
      if (submission.inDoubt !== wasInDoubt) {
        unanswered = [...open.values()].filter(({ inDoubt }) => inDoubt).map((each) => each.body);
        listeners.forEach((listener) => listener());
      }
      return submission.inDoubt && outcome.status === 'failed'
        ? { status: 'unknown', error: outcome.error }
        : outcome;
    });
    return submission.pending;
  };
  return {
    write,
    unanswered: () => unanswered,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Quantities of tokens are bigints, which JSON has no form for. */
function writable(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

async function attempt<Body, Answer>(
  send: SendOnce<Body, Answer>,
  body: Body,
  key: string,
): Promise<WriteOutcome<Answer>> {
  try {
    return { status: 'done', answer: await send(body, key) };
  } catch (error) {
    if (error instanceof HttpError) return { status: 'failed', error };
    return mayHaveBeenWritten(error)
      ? { status: 'unknown' }
      : { status: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/**
 * A time-out, a broken connection and an unreadable answer all leave open what the server did. A
 * browser tells a request that never left from one whose answer was lost by nothing, so both are.
 */
function mayHaveBeenWritten(error: unknown): boolean {
  return (
    error instanceof TypeError || error instanceof DOMException || error instanceof ContractError
  );
}

function isSettled(outcome: WriteOutcome<unknown>): boolean {
  if (outcome.status === 'done') return true;
  if (outcome.status === 'unknown' || !(outcome.error instanceof HttpError)) return false;
  const { status } = outcome.error;
  return status >= 400 && status < 500 && !NOT_A_REFUSAL.has(status);
}
