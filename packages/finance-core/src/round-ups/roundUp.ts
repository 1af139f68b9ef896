import { cents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { Multiplier } from './multiplier.ts';

export interface RoundUpOptions {
  /**
   * The spare change of a purchase that is already whole dollars; multiplied like any other.
   * @default nothing
   */
  wholeDollar?: Cents;
  /**
   * The account's balance before the purchase. There is no round-up where the balance cannot carry
   * the purchase and its round-up together.
   * @default no guard
   */
  available?: Cents;
}

const NO_OPTIONS: RoundUpOptions = {};

/**
 * The spare change of a purchase: what is missing to the next whole dollar, times the multiplier.
 *
 * `(100 − amount mod 100) mod 100 × multiplier`, in cents; exact, nothing is rounded. A refund (a
 * negative amount) and a purchase of nothing give 0.
 *
 * @throws RangeError when a whole-dollar option makes it more than money can be.
 * @example roundUp(cents(467)) // 33
 * @example roundUp(cents(946), 2) // 108
 */
export function roundUp(
  amount: Cents,
  multiplier: Multiplier = 1,
  options: RoundUpOptions = NO_OPTIONS,
): Cents {
  if (amount <= 0) return ZERO_CENTS;
  const past = amount % 100;
  const spare = past === 0 ? (options.wholeDollar ?? ZERO_CENTS) : 100 - past;
  const change = cents(spare * multiplier);
  const { available } = options;
  return available !== undefined && amount + change > available ? ZERO_CENTS : change;
}
