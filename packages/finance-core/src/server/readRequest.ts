import type { Endpoint } from '../contract/endpoints.ts';
import { isIdempotencyKey } from '../contract/isIdempotencyKey.ts';
import { readBody } from '../contract/requestBody.ts';
import type { RequestHeaders } from './jsonBody.ts';
import type { ProblemAnswer } from './problemResponse.ts';

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
    const detail = 'An Idempotency-Key is 8 to 255 visible ASCII characters.';
    return { problem: { status: 400, detail } };
  }
  const reading = readBody(endpoint, json);
  if (!reading.ok) return { problem: { status: reading.status, issues: reading.issues } };
  const fingerprint = `${endpoint.method} ${path} ${canonicalJson(json)}`;
  return { body: reading.value, write: key === null ? undefined : { key, fingerprint } };
}

/** JSON text that does not depend on the order of the top-level keys. */
function canonicalJson(json: unknown): string {
  if (typeof json !== 'object' || json === null) return JSON.stringify(json ?? null);
  return JSON.stringify(Object.entries(json).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
