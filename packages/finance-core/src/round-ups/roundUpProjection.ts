import { cents, type Cents } from '../money/index.ts';
import type { Multiplier } from './multiplier.ts';

export interface RoundUpHabit {
  /** The average spare change of a purchase, before the multiplier. */
  perPurchase: Cents;
  /** How many purchases a month has; a whole number. */
  purchasesPerMonth: number;
  /** @default 1 */
  multiplier?: Multiplier;
}

/**
 * What round-ups come to in a month and in a year of twelve such months; exact.
 *
 * @throws RangeError when the purchases are not a whole number, or the result is past money's bound.
 * @example roundUpProjection({ perPurchase: cents(50), purchasesPerMonth: 40, multiplier: 3 })
 * // { monthly: 6000, annual: 72000 }
 */
export function roundUpProjection(habit: RoundUpHabit): { monthly: Cents; annual: Cents } {
  const { perPurchase, purchasesPerMonth, multiplier = 1 } = habit;
  const monthly = cents(perPurchase * purchasesPerMonth * multiplier);
  return { monthly, annual: cents(monthly * 12) };
}
