import { cents, type Cents } from './cents.ts';

/**
 * Adds two amounts.
 *
 * @throws RangeError when the sum is past the bound of {@link Cents}.
 * @example addCents(cents(100), cents(-33)) // 67
 */
export function addCents(a: Cents, b: Cents): Cents {
  return cents(a + b);
}
