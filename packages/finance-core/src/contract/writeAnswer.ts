import { encode, type Json } from './encode.ts';
import type { AnswerOf, Endpoint } from './endpoints.ts';

/**
 * Writes an answer in its strict wire form, ready for JSON: the server's side of `readAnswer`.
 *
 * Fields the contract does not know are left out, so a server's own bookkeeping cannot leak.
 *
 * @throws ContractError naming the path of the value that cannot be sent.
 */
export function writeAnswer<E extends Endpoint>(endpoint: E, value: AnswerOf<E>): Json {
  return encode(endpoint.answer, value, `${endpoint.method} ${endpoint.path}`);
}
