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
import { isUnauthorized, OfflineError, RetryLaterError } from './httpError.ts';
import { preloadedResponses } from './preloadedResponses.ts';
import { reportSessionExpiry, resetSessionExpiry } from './sessionExpiry.ts';

/** Timeout of a read, in milliseconds. */
export const READ_TIME_OUT_MS = 30_000;

/** Timeout of a write, in milliseconds. */
const WRITE_TIME_OUT_MS = 10_000;

/** Maximum wait that is accepted from a server, in milliseconds. */
const MAX_WAIT_MS = 300_000;

/** The parameters of a query string. */
export type Query = Readonly<Record<string, string>>;

interface CommonOptions {
  /** Identifies one submission: the server processes repeated requests with the same key once. */
  idempotencyKey?: string;
  /** @default READ_TIME_OUT_MS for a GET, WRITE_TIME_OUT_MS for others */
  timeOutMs?: number;
  /** The parameters of the query string. */
  query?: Query | undefined;
  /** The value of the path’s `{id}` parameter, if it has one. */
  id?: string;
}

/** The body of a successful response. */
interface ResponseBody {
  readonly text: string;
  /** The `X-Total-Count` header: the number of rows on the server, of which a page may be sent. */
  readonly total: number | undefined;
  /** The `Date` header: the server’s time in milliseconds since 1970, rounded down to a second. */
  readonly sentAt: number | undefined;
}

export type RequestOptions<E extends Endpoint> = CommonOptions &
  (BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> });

type RequestArguments<E extends Endpoint> =
  BodyOf<E> extends undefined
    ? [endpoint: E, options?: RequestOptions<E>]
    : [endpoint: E, options: RequestOptions<E>];

/**
 * The path of a call, with this deployment’s bank-connection provider.
 *
 * @param id the value of the path’s `{id}` parameter, if it has one.
 */
export function pathOf(endpoint: Endpoint, id?: string): string {
  return endpointPath(endpoint, { bank: config.bankProvider, ...(id === undefined ? {} : { id }) });
}

/** What may stand in a header. */
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

let documentUser: { readonly id: string; readonly onRefused: () => void } | undefined;

/**
 * Records whose document this is: later calls name this user, and the server refuses them with 412 if
 * another tab has signed in somebody else.
 *
 * @param onRefused is called after such a refusal.
 */
export function setDocumentUser(id: string, onRefused: () => void): void {
  documentUser = VISIBLE_ASCII.test(id) ? { id, onRefused } : undefined;
}

const rateLimits = retryAfter(() => performance.now());

/**
 * Makes one call of the contract: with cookies, JSON in both directions, and the response validated by
 * its schema.
 *
 * @throws HttpError for a status other than 2xx, ContractError for a body that does not match the
 *   schema, TimeoutError, TypeError if the server cannot be reached, OfflineError for a write that was
 *   not sent, RetryLaterError for a call that the server has rate-limited.
 */
export async function request<E extends Endpoint>(
  ...[endpoint, options]: RequestArguments<E>
): Promise<AnswerOf<E>> {
  const { text } = await requestText<Endpoint>(endpoint, options);
  return parseBody(endpoint, text);
}

/** Makes one call as {@link request} does, without parsing the body. */
export async function requestText<E extends Endpoint>(
  ...[endpoint, options = {} as RequestOptions<E>]: RequestArguments<E>
): Promise<ResponseBody> {
  const json = writeBody(endpoint, options.body as BodyOf<E>);
  if (endpoint.method !== 'GET' && !navigator.onLine) {
    throw new OfflineError('not-sent');
  }
  const call = `${endpoint.method} ${pathOf(endpoint, options.id)}`;
  rateLimits.check(call);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (json !== undefined) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const isPrivate = endpoint.access !== 'public' && endpoint.path !== endpoints.getUser.path;
  // Another origin may not allow the header.
  const expected = isPrivate && config.apiBaseUrl === '' ? documentUser : undefined;
  if (expected) headers['expected-user'] = expected.id;
  const address = addressOf(endpoint, options);
  const preloaded = endpoint.method === 'GET' ? preloadedResponses.take(address) : undefined;
  const response = await (preloaded ??
    fetch(`${config.apiBaseUrl}${address}`, {
      method: endpoint.method,
      credentials: 'include',
      headers,
      signal: AbortSignal.timeout(options.timeOutMs ?? defaultTimeOut(endpoint)),
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    }));
  if (!response.ok) {
    rateLimits.record(call, response);
    if (response.status === 412) expected?.onRefused();
    const error = await httpErrorFrom(response);
    // A 401 of the current-user call is not an expiry: the visitor has not signed in yet.
    if (isPrivate && isUnauthorized(error)) {
      reportSessionExpiry(endpoint.method === 'GET' ? 'read' : 'write');
    }
    throw error;
  }
  if (endpoint.access !== 'public') resetSessionExpiry();
  const { headers: sent } = response;
  return { text: await response.text(), total: readTotal(sent), sentAt: readDate(sent) };
}

function defaultTimeOut({ method }: Endpoint): number {
  return method === 'GET' ? READ_TIME_OUT_MS : WRITE_TIME_OUT_MS;
}

/** The path of a call with its query string. */
export function addressOf(
  endpoint: Endpoint,
  { id, query }: Pick<CommonOptions, 'id' | 'query'>,
): string {
  const path = pathOf(endpoint, id);
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

function readTotal(headers: Headers): number | undefined {
  const text = headers.get('x-total-count') ?? '';
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

function readDate(headers: Headers): number | undefined {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Parses a response body by the schema of its call.
 *
 * @throws ContractError if it does not match.
 */
export function parseBody<E extends Endpoint>(endpoint: E, text: string): AnswerOf<E> {
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

/** The part of a response that is read. */
interface ResponseHead {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
}

/** Blocks the calls that the server has rate-limited. */
export interface RetryAfter {
  /** Records the `Retry-After` seconds of a 429; other responses are ignored. */
  record: (call: string, response: ResponseHead) => void;
  /** @throws RetryLaterError if the call may not be sent yet, with the seconds left. */
  check: (call: string) => void;
}

/**
 * Enforces the `Retry-After` header of a 429, for each call. Nothing is queued: a call that comes too
 * early fails.
 *
 * @param now a monotonic clock, in milliseconds.
 */
export function retryAfter(now: () => number): RetryAfter {
  const until = new Map<string, number>();
  return {
    record: (call, { status, headers }) => {
      const seconds = headers.get('retry-after') ?? '';
      if (status !== 429 || !/^\d{1,6}$/.test(seconds)) return;
      until.set(call, now() + Math.min(Number(seconds) * 1000, MAX_WAIT_MS));
    },
    check: (call) => {
      const left = Math.ceil(((until.get(call) ?? 0) - now()) / 1000);
      if (left > 0) throw new RetryLaterError(left);
    },
  };
}

/**
 * 128 random bits in hexadecimal; also an idempotency key.
 *
 * Not `crypto.randomUUID`, which is missing on a page served over plain HTTP.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
