import { cents, ZERO_CENTS, type Cents } from './cents.ts';

/**
 * Adds up any number of amounts; nothing is 0.
 *
 * @throws RangeError when the running sum is past the bound of {@link Cents}.
 * @example sumCents([cents(33), cents(58)]) // 91
 */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let total: Cents = ZERO_CENTS;
  for (const amount of amounts) total = cents(total + amount);
  return total;
}
