import * as v from 'valibot';
import { ContractError, contractIssues } from './contractError.ts';
import { encode, type Json } from './encode.ts';
import type { AnswerOf, Endpoint } from './endpoints.ts';

/**
 * Reads a parsed JSON answer, tolerantly: money and quantities as a decimal string or a number, ids
 * as a string or a number, unknown fields ignored, `null` for a missing optional field.
 *
 * @throws ContractError naming the path of the bad field.
 * @example readAnswer(endpoints.getDebts, await response.json())
 */
export function readAnswer<E extends Endpoint>(endpoint: E, json: unknown): AnswerOf<E> {
  const subject = `${endpoint.method} ${endpoint.path}`;
  // To the schemas an array is an object without fields.
  if (Array.isArray(json) && endpoint.answer.type !== 'array') {
    throw new ContractError(subject, [{ path: '', message: 'expected an object' }]);
  }
  const result = v.safeParse(endpoint.answer, json, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new ContractError(subject, contractIssues(result.issues));
}

/**
 * Writes an answer in its strict wire form, ready for JSON: the server's side of `readAnswer`.
 *
 * Fields outside the contract are left out, so that internal fields of a server cannot leak.
 *
 * @throws ContractError naming the path of the value that cannot be sent.
 */
export function writeAnswer<E extends Endpoint>(endpoint: E, value: AnswerOf<E>): Json {
  return encode(endpoint.answer, value, `${endpoint.method} ${endpoint.path}`);
}
