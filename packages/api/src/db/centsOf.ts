import { cents, type Cents } from '@dime-time/finance-core/money';

/**
 * Money as the database keeps it, as the rules of money take it.
 *
 * @throws RangeError when it is past the bound of `Cents`.
 */
export function centsOf(units: bigint): Cents {
  return cents(Number(units));
}
