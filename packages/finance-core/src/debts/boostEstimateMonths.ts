import { APR_UNITS, type Apr, type Cents } from '../money/index.ts';
import { months, type Months } from './months.ts';

/** An extra payment and the debt that it goes to. */
export interface Boost {
  amount: Cents;
  balance: Cents;
  interestRate: Apr;
}

/**
 * The simple estimate of how many months an extra payment takes off a debt.
 *
 * `floor(amount * 12 / (balance * rate / 100))`, the months of interest that the amount would have
 * paid, and at least 1, also where there is no interest. Exact: worked out in BigInt, since a large
 * balance times its rate is past 2^53.
 *
 * @example boostEstimateMonths({ amount: cents(25000), balance: cents(620000), interestRate: aprFromPercent(24.99) }) // 1
 */
export function boostEstimateMonths({ amount, balance, interestRate }: Boost): Months {
  const yearOfInterest = BigInt(balance) * BigInt(interestRate);
  if (yearOfInterest <= 0n) return months(1);
  return months(Math.max(1, Number((BigInt(amount) * BigInt(12 * APR_UNITS)) / yearOfInterest)));
}
