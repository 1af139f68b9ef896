import {
  ContractError,
  endpointPath,
  endpoints,
  httpErrorFrom,
  readAnswer,
  writeBody,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
} from '@dime-time/finance-core/contract';
import { config } from '../config/config.ts';
import { earlyAnswers } from './earlyAnswers.ts';
import { isSignedOut } from './isSignedOut.ts';
import { retryAfter } from './retryAfter.ts';
import { sessionEnded, sessionGoesOn } from './sessionEnd.ts';

/** How long an answer may take before the page stops waiting and says so, in milliseconds. */
export const READ_TIME_OUT_MS = 30_000;

interface CommonOptions {
  /** Names one submission, so that sending it again changes nothing twice. */
  idempotencyKey?: string;
  /** @default READ_TIME_OUT_MS */
  timeOutMs?: number;
  /** What the address carries after the question mark. */
  query?: Readonly<Record<string, string>>;
  /** What the call is about, where its path has a place for that. */
  id?: string;
}

/** What a server has said. */
interface Answered {
  /** Its words. */
  readonly text: string;
  /** How many rows there are, where the answer may hold only the newest of them. */
  readonly total: number | undefined;
}

export type RequestOptions<E extends Endpoint> = CommonOptions &
  (BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> });

type RequestArguments<E extends Endpoint> =
  BodyOf<E> extends undefined
    ? [endpoint: E, options?: RequestOptions<E>]
    : [endpoint: E, options: RequestOptions<E>];

/**
 * The path of a call with this deployment's bank-connection provider; also its key in the cache.
 *
 * @param id what the call is about, where its path has a place for that.
 */
export function pathOf(endpoint: Endpoint, id?: string): string {
  return endpointPath(endpoint, { bank: config.bankProvider, ...(id === undefined ? {} : { id }) });
}

const waits = retryAfter(() => performance.now());

/** The browser says that there is no connection; its message is for the person. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/**
 * Makes one call of the contract: cookies always, JSON both ways, the answer read by its schema.
 *
 * @throws HttpError for an answer that is no success, ContractError for one that cannot be read, a
 *   TimeoutError where none came in time, a TypeError where the server was not reached, an
 *   OfflineError for a write that was not tried, a RetryLaterError for a call that the server asked to
 *   come back later.
 */
export async function request<E extends Endpoint>(
  ...[endpoint, options]: RequestArguments<E>
): Promise<AnswerOf<E>> {
  const { text } = await requestText<Endpoint>(endpoint, options);
  return readText(endpoint, text);
}

/** Makes one call as {@link request} does, and leaves the words of the server to be read. */
export async function requestText<E extends Endpoint>(
  ...[endpoint, options = {} as RequestOptions<E>]: RequestArguments<E>
): Promise<Answered> {
  const json = writeBody(endpoint, options.body as BodyOf<E>);
  if (endpoint.method !== 'GET' && !navigator.onLine) {
    throw new OfflineError('You’re offline, so nothing was sent. Try again once you’re connected.');
  }
  const call = `${endpoint.method} ${pathOf(endpoint, options.id)}`;
  waits.check(call);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (json !== undefined) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const address = addressOf(endpoint, options);
  const early = endpoint.method === 'GET' ? earlyAnswers.take(address) : undefined;
  const response = await (early ??
    fetch(`${config.apiBaseUrl}${address}`, {
      method: endpoint.method,
      credentials: 'include',
      headers,
      signal: AbortSignal.timeout(options.timeOutMs ?? READ_TIME_OUT_MS),
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    }));
  if (!response.ok) {
    waits.note(call, response);
    const error = await httpErrorFrom(response);
    // The current-user call fails where nobody is signed in yet: the landing page says that.
    const isPrivate = endpoint.access !== 'public' && endpoint.path !== endpoints.getUser.path;
    if (isPrivate && isSignedOut(error)) {
      sessionEnded(endpoint.method === 'GET' ? 'read' : 'write');
    }
    throw error;
  }
  if (endpoint.access !== 'public') sessionGoesOn();
  return { text: await response.text(), total: readTotal(response.headers) };
}

function addressOf(endpoint: Endpoint, { id, query }: CommonOptions): string {
  const path = pathOf(endpoint, id);
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

function readTotal(headers: Headers): number | undefined {
  const text = headers.get('x-total-count') ?? '';
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/**
 * Reads the words of the server by the schema of the call.
 *
 * @throws ContractError where they cannot be read.
 */
export function readText<E extends Endpoint>(endpoint: E, text: string): AnswerOf<E> {
  return readAnswer(endpoint, endpoint.status === 204 ? undefined : parseJson(endpoint, text));
}

function parseJson(endpoint: Endpoint, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractError(`${endpoint.method} ${endpoint.path}`, [
      { path: '', message: 'expected JSON' },
    ]);
  }
}
