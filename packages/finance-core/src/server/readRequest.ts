import { type ContractIssue, MISSING, UNKNOWN_FIELD } from '../contract/contractError.ts';
import type { Endpoint } from '../contract/endpoints.ts';
import { isIdempotencyKey } from '../contract/isIdempotencyKey.ts';
import { readBody, type BodyReading } from '../contract/requestBody.ts';
import type { RequestHeaders } from './jsonBody.ts';
import { problemAnswer, type ProblemAnswer } from './problemAnswer.ts';

/** A write with an idempotency key: the client may send it again after a lost answer. */
export interface IdempotentWrite {
  readonly key: string;
  /** Method, path and body: two requests with one fingerprint are one request. */
  readonly fingerprint: string;
}

/** A request whose key and body have been checked. */
export interface ReadRequest {
  /** Of the form that the endpoint requires. */
  readonly body: unknown;
  /** `undefined` for reads and for writes without a key. */
  readonly write: IdempotentWrite | undefined;
}

/**
 * Checks the idempotency key and the body of a request.
 *
 * @param request.path the path without the query.
 * @param request.json the parsed body; `null` where the endpoint takes none.
 * @returns the error answer where one of them is not valid.
 */
export function readRequest(
  endpoint: Endpoint,
  request: { readonly headers: RequestHeaders; readonly path: string; readonly json: unknown },
): ReadRequest | { readonly problem: ProblemAnswer } {
  const { headers, path, json } = request;
  const key = endpoint.method === 'GET' ? null : headers.get('Idempotency-Key');
  if (key !== null && !isIdempotencyKey(key)) {
    return { problem: problemAnswer('idempotency-key-malformed', { least: 8, most: 255 }) };
  }
  const reading = readBody(endpoint, json);
  if (!reading.ok) return { problem: bodyProblem(reading) };
  const fingerprint = `${endpoint.method} ${path} ${canonicalJson(json)}`;
  return { body: reading.value, write: key === null ? undefined : { key, fingerprint } };
}

/** The answer to a body of another form, with the code of its first fault. */
function bodyProblem({
  status,
  issues,
}: Extract<BodyReading<never>, { ok: false }>): ProblemAnswer {
  const coded = issues.map((issue) => ({ ...issue, code: fieldCode(issue) }));
  if (status === 400) {
    const isObject = coded.some(({ code }) => code === 'field-unknown');
    return { ...problemAnswer(isObject ? 'field-unknown' : 'body-not-object'), issues: coded };
  }
  const isMissing = coded[0]?.code === 'field-missing';
  return { ...problemAnswer(isMissing ? 'field-missing' : 'field-invalid'), issues: coded };
}

function fieldCode({
  message,
}: ContractIssue): 'field-unknown' | 'field-missing' | 'field-invalid' {
  if (message === UNKNOWN_FIELD) return 'field-unknown';
  return message === MISSING ? 'field-missing' : 'field-invalid';
}

/** JSON text that does not depend on the order of the top-level keys. */
function canonicalJson(json: unknown): string {
  if (typeof json !== 'object' || json === null) return JSON.stringify(json ?? null);
  return JSON.stringify(Object.entries(json).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
