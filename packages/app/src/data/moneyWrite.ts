import { ContractError, HttpError } from '@dime-time/finance-core/contract';
import { randomKey } from './randomKey.ts';

/** How long a write may take before we stop waiting, in milliseconds. */
export const WRITE_TIME_OUT_MS = 10_000;

/** How a submission ended, as far as we can tell. */
export type WriteOutcome<Answer> =
  | { status: 'done'; answer: Answer }
  /** The server refused it or failed: nothing was written, or a retry is safe. */
  | { status: 'failed'; error: Error }
  /** It was sent and no readable answer came: it may have been written. */
  | { status: 'unknown' };

/** Sends one submission under its key. */
export type SendOnce<Body, Answer> = (body: Body, idempotencyKey: string) => Promise<Answer>;

/**
 * Answers below 500 that do not say no: timed out, still being worked on, too early, too many. As
 * after a 5xx, nobody knows how far the server came, and the retry keeps the key.
 */
const NOT_A_REFUSAL: ReadonlySet<number> = new Set([408, 409, 425, 429]);

interface Submission<Answer> {
  readonly key: string;
  pending: Promise<WriteOutcome<Answer>> | undefined;
}

/**
 * Makes a write of money safe to repeat.
 *
 * Each submission has a key of its own. Asking again while it is under way joins it, so a double
 * click sends one request. Where the outcome is not known, or the server failed, asking again with
 * the same values uses the same key: a server that did write it the first time answers that, and
 * writes nothing. A refusal or a success settles the submission, and the next one has a new key.
 * Nothing is ever sent again by itself.
 */
export function moneyWrite<Body, Answer>(
  send: SendOnce<Body, Answer>,
  makeKey: () => string = randomKey,
): (body: Body) => Promise<WriteOutcome<Answer>> {
  const open = new Map<string, Submission<Answer>>();
  return (body) => {
    const values = JSON.stringify(body, writable);
    const submission = open.get(values) ?? { key: makeKey(), pending: undefined };
    open.set(values, submission);
    submission.pending ??= attempt(send, body, submission.key).then((outcome) => {
      submission.pending = undefined;
      if (isSettled(outcome)) open.delete(values);
      return outcome;
    });
    return submission.pending;
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
