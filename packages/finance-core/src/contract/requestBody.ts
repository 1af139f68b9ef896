import * as v from 'valibot';
import {
  ContractError,
  type ContractIssue,
  contractIssues,
  UNKNOWN_FIELD,
} from './contractError.ts';
import { encode, type Json } from './encode.ts';
import type { BodyOf, Endpoint } from './endpoints.ts';

/** The result of validating a request body. */
export type BodyReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      /** 400 where it is not the object that was asked for, 422 where a field's value is refused. */
      readonly status: 400 | 422;
      readonly issues: readonly ContractIssue[];
    };

/** Keys that reach an object's prototype; no request of the contract has them. */
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype'];

/**
 * Reads a parsed JSON request body, strictly: exact decimal grammar, unknown keys refused. What a
 * server does with a request before anything else.
 *
 * @example readBody(endpoints.createPayment, { debtId: 'd_1', amount: '50.00', source: 'manual' })
 */
export function readBody<E extends Endpoint>(endpoint: E, json: unknown): BodyReading<BodyOf<E>> {
  if (!endpoint.body) return { ok: true, value: undefined as BodyOf<E> };
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { ok: false, status: 400, issues: [{ path: '', message: 'expected an object' }] };
  }
  if (PROTOTYPE_KEYS.some((key) => Object.hasOwn(json, key))) {
    return { ok: false, status: 400, issues: [{ path: '', message: UNKNOWN_FIELD }] };
  }
  const result = v.safeParse(endpoint.body, json, { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output as BodyOf<E> };
  const known = endpoint.body.entries;
  // A field of free data is named by the sender, whose text is not sent back.
  const issues = contractIssues(result.issues).map((issue) => {
    const [field = ''] = issue.path.split('.');
    return { ...issue, path: Object.hasOwn(known, field) ? field : '' };
  });
  const misshapen = result.issues.some((issue) => issue.expected === 'never');
  return { ok: false, status: misshapen ? 400 : 422, issues };
}

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
