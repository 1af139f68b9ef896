import type { Apr, Cents } from '../../money/index.ts';
import { monthlyInterest } from './monthlyInterest.ts';

/** What is asked about: a balance, its rate, and what is paid on it each month. */
export interface UncoveredInterestInput {
  balance: Cents;
  interestRate: Apr;
  minimumPayment: Cents;
}

/**
 * The first month's interest where a minimum payment is no more than that, so that the balance would
 * never fall.
 *
 * @returns `undefined` where the payment is above the interest, or nothing is owed.
 * @example uncoveredInterest({ balance: cents(620000), interestRate: aprFromPercent(24.99), minimumPayment: cents(5000) })
 * // 12912
 */
export function uncoveredInterest(debt: UncoveredInterestInput): Cents | undefined {
  const { balance, interestRate, minimumPayment } = debt;
  if (balance <= 0) return undefined;
  const interest = monthlyInterest(balance, interestRate);
  return minimumPayment > interest ? undefined : interest;
}
