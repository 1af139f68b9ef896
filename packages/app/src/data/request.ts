import {
  ContractError,
  endpointPath,
  httpErrorFrom,
  readAnswer,
  writeBody,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
} from '@dime-time/finance-core/contract';
import { config } from '../config.ts';

/** How long an answer may take before the page stops waiting and says so, in milliseconds. */
const READ_TIME_OUT_MS = 30_000;

interface CommonOptions {
  /** Names one submission, so that sending it again changes nothing twice. */
  idempotencyKey?: string;
  /** @default READ_TIME_OUT_MS */
  timeOutMs?: number;
}

export type RequestOptions<E extends Endpoint> = CommonOptions &
  (BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> });

type RequestArguments<E extends Endpoint> =
  BodyOf<E> extends undefined
    ? [endpoint: E, options?: RequestOptions<E>]
    : [endpoint: E, options: RequestOptions<E>];

/** The path of a call with this deployment's bank-connection provider; also its key in the cache. */
export function pathOf(endpoint: Endpoint): string {
  return endpointPath(endpoint, { bank: config.bankProvider });
}

/**
 * Makes one call of the contract: cookies always, JSON both ways, the answer read by its schema.
 *
 * @throws HttpError for an answer that is no success, ContractError for one that cannot be read, a
 *   TimeoutError where none came in time, a TypeError where the server was not reached.
 */
export async function request<E extends Endpoint>(
  ...[endpoint, options = {} as RequestOptions<E>]: RequestArguments<E>
): Promise<AnswerOf<E>> {
  const json = writeBody(endpoint, options.body as BodyOf<E>);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (json !== undefined) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const response = await fetch(`${config.apiBaseUrl}${pathOf(endpoint)}`, {
    method: endpoint.method,
    credentials: 'include',
    headers,
    signal: AbortSignal.timeout(options.timeOutMs ?? READ_TIME_OUT_MS),
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  if (!response.ok) throw await httpErrorFrom(response);
  return readAnswer(endpoint, parseJson(endpoint, await response.text()));
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
