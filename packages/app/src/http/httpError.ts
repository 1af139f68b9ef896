import { ContractError, HttpError } from '@dime-time/finance-core/contract';
import { wordsOf, type ActionResult } from '@dime-time/ui';
import { language, translatedRefusal } from '../language/language.ts';
import type { ProblemJson } from '../language/refusalText.ts';
import { failuresWords } from '../language/words/failures.ts';

/** Maximum length of an error message, in characters: a server may answer an error with a whole page. */
const MAX_LENGTH = 200;

/** The result of an action that failed, as forms show it. */
export type Failure = Extract<ActionResult, { ok: false }>;

/** The browser reports no connection: nothing was sent, or nothing is stored that could be read. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';

  readonly reason: 'not-sent' | 'not-stored';

  constructor(reason: OfflineError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** A call was not sent, because the server asked for a pause that is not over. */
export class RetryLaterError extends Error {
  override readonly name = 'RetryLaterError';

  /** The seconds left of the pause. */
  readonly seconds: number;

  constructor(seconds: number) {
    super(`${seconds} s`);
    this.seconds = seconds;
  }
}

/** A submission was not sent, because another tab has settled the same one since this page sent it. */
export class SettledElsewhereError extends Error {
  override readonly name = 'SettledElsewhereError';
}

/** Whether a call failed with 401: there is no valid session. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/**
 * The text of one member of an `application/problem+json` body; `undefined` if it is missing or empty.
 *
 * @example problemMember(new HttpError(503, '{"title":"Service Unavailable"}'), 'title') // 'Service Unavailable'
 */
export function problemMember(
  error: unknown,
  member: 'title' | 'detail' | 'code',
): string | undefined {
  const text = readProblem(error)?.[member];
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

function readProblem(error: unknown): ProblemJson | undefined {
  if (!(error instanceof HttpError)) return undefined;
  try {
    const body: unknown = JSON.parse(error.body);
    return typeof body === 'object' && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The server’s explanation of this failure: the sentence of its code in the language of now, else the
 * `detail` of the problem.
 *
 * @example problemDetail(new HttpError(422, '{"detail":"The bank is closed."}')) // 'The bank is closed.'
 */
export function problemDetail(error: unknown): string | undefined {
  const problem = readProblem(error);
  return (problem && translatedRefusal(problem)) ?? problemMember(error, 'detail');
}

/**
 * The message that is shown for a failed call, in the language of now.
 *
 * A call without a session says to sign in. Another HTTP error reads `STATUS: text`, with the detail or title of a problem document instead of its
 * JSON. Other failures have a message of their own instead of the browser’s.
 *
 * @example errorMessage(new HttpError(500, '')) // '500: Internal Server Error'
 * @example errorMessage(new HttpError(503, '{"title":"Service Unavailable"}')) // '503: Service Unavailable'
 */
export function errorMessage(error: unknown): string {
  const words = wordsOf(failuresWords, language.read());
  if (isUnauthorized(error)) return words.signedOut;
  if (error instanceof HttpError) {
    const text = problemDetail(error) ?? problemMember(error, 'title');
    return shorten(text === undefined ? error.message : `${error.status}: ${text}`);
  }
  if (error instanceof ContractError) {
    return words.contract;
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return words.timeOut;
  }
  if (error instanceof TypeError) {
    return words.connection;
  }
  if (error instanceof OfflineError) {
    if (error.reason === 'not-sent') return words.notSent;
    // Without data, a panel keeps this error until it is retried.
    return navigator.onLine ? words.missedOffline : words.notStored;
  }
  if (error instanceof SettledElsewhereError) return words.settledElsewhere;
  if (error instanceof RetryLaterError) return words.tooMany({ seconds: error.seconds });
  return error instanceof Error && error.message !== '' ? shorten(error.message) : words.unknown;
}

/** Turns what a call has thrown into the result that a form shows. */
export function toFailure(error: unknown): Failure {
  const message = errorMessage(error);
  return error instanceof OfflineError || error instanceof SettledElsewhereError
    ? { ok: false, message, notSent: true }
    : { ok: false, message };
}

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : text;
}
