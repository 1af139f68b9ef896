import type { Cents } from './cents.ts';

/**
 * Writes money for the wire: a plain decimal string with two digits, no grouping and no symbol.
 *
 * The inverse of `parseCents`.
 *
 * @example toDecimalString(cents(-123456)) // '-1234.56'
 */
export function toDecimalString(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
