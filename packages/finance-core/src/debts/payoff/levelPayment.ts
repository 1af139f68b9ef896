import type { Months } from '../index.ts';
import { APR_UNITS, cents, type Apr, type Cents } from '../../money/index.ts';
import { annuityPayment } from './annuityPayment.ts';

/**
 * The monthly payment that a lender quotes for a term: the annuity formula, rounded half-up to the
 * cent.
 *
 * Rounded down it leaves some cents after the last month. `paymentForTarget` finds the smallest
 * payment that leaves nothing.
 *
 * @throws RangeError when the term is zero months.
 * @example levelPayment({ currentBalance: cents(16200000), interestRate: aprFromPercent(3.875) }, months(360)) // 76178
 */
export function levelPayment(
  { currentBalance, interestRate }: { currentBalance: Cents; interestRate: Apr },
  term: Months,
): Cents {
  return cents(Math.round(currentBalance * annuityPayment(interestRate / (12 * APR_UNITS), term)));
}
