import { cents, type Cents } from './cents.ts';

/**
 * Takes the second amount from the first.
 *
 * @throws RangeError when the difference is past the bound of {@link Cents}.
 * @example subtractCents(cents(500), cents(467)) // 33
 */
export function subtractCents(a: Cents, b: Cents): Cents {
  return cents(a - b);
}
