import { mulDiv, type Cents } from '../money/index.ts';
import { months, type Months } from './months.ts';

/**
 * The simple estimate of how long a debt lasts at its minimum payment, without interest.
 *
 * `ceil(balance / minimum payment)`, 0 when the payment is 0 or less. For the figure that counts
 * interest simulate a plan.
 *
 * @example monthsLeft(cents(620000), cents(15500)) // 40
 */
export function monthsLeft(balance: Cents, minimumPayment: Cents): Months {
  if (minimumPayment <= 0 || balance <= 0) return months(0);
  return months(mulDiv(balance, 1, minimumPayment, 'ceil'));
}
