import { ContractError } from './contractError.ts';
import { encode, type Json } from './encode.ts';
import type { BodyOf, Endpoint } from './endpoints.ts';
import { readBody } from './readBody.ts';

/**
 * Writes the body of a request in its strict wire form, ready for JSON: `Cents` become a decimal
 * string with two digits.
 *
 * What it returns is what a strict server accepts: it is read back before it is handed over.
 *
 * @throws ContractError naming the path of the value that cannot be sent.
 * @example writeBody(endpoints.createPayment, { debtId: 'd_1', amount: cents(5000), source: 'manual' })
 * // { debtId: 'd_1', amount: '50.00', source: 'manual' }
 */
export function writeBody<E extends Endpoint>(endpoint: E, value: BodyOf<E>): Json | undefined {
  if (!endpoint.body) return undefined;
  const subject = `${endpoint.method} ${endpoint.path}`;
  const json = encode(endpoint.body, value, subject);
  const reading = readBody(endpoint, json);
  if (!reading.ok) throw new ContractError(subject, reading.issues);
  return json;
}
