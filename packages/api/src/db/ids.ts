import { randomBytes } from 'node:crypto';
import { epochMillis, type Instant } from '@dime-time/finance-core';

/** Crockford's base32 digits: no ambiguous letters, in ASCII order. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
/** Five bits a digit: the millisecond, then 80 random bits. */
const TIME_DIGITS = 10;
const RANDOM_DIGITS = 16;

/**
 * Creates an id that sorts by its creation time and cannot be guessed.
 *
 * @param kind a prefix of one or two letters: `t` for a transaction.
 * @example newId('t', '2026-11-19T14:05:00Z') // 't_01kae…', 26 digits
 */
export function newId(kind: string, now: Instant): string {
  let millis = epochMillis(now);
  let time = '';
  for (let digit = 0; digit < TIME_DIGITS; digit += 1) {
    time = DIGITS.charAt(millis % 32) + time;
    millis = Math.floor(millis / 32);
  }
  const random = Array.from(randomBytes(RANDOM_DIGITS), (byte) => DIGITS.charAt(byte % 32));
  return `${kind}_${time}${random.join('')}`;
}

/** Whether a text has the form of an id. One that has not cannot be found, so no query is made for it. */
export function isId(text: string): boolean {
  return /^\w{1,100}$/.test(text);
}
