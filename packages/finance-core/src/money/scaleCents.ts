import { cents, type Cents } from './cents.ts';
import { mulDiv, type Rounding } from './mulDiv.ts';

/**
 * Takes a fraction of an amount, rounded as named.
 *
 * @param numerator and denominator integers: 25 and 100 for a quarter.
 * @throws RangeError when the result is past the bound of {@link Cents}.
 * @example scaleCents(cents(1001), 25, 100, 'half-up') // 250
 */
export function scaleCents(
  amount: Cents,
  numerator: number,
  denominator: number,
  rounding: Rounding,
): Cents {
  return cents(mulDiv(amount, numerator, denominator, rounding));
}
