import { APR_UNITS, mulDiv, type Apr, type Cents } from '../money/index.ts';

const YEAR_UNITS = 12 * APR_UNITS;
/** Up to here a sum with the divisor is exact, and flooring its quotient is too. */
const SAFE_PRODUCT = Number.MAX_SAFE_INTEGER - 2 * YEAR_UNITS;

/**
 * One month of interest on an opening balance.
 *
 * `balance × APR ÷ 12`, rounded half-up to the cent. Never falls when the balance or the rate rises.
 *
 * @param balance zero or more.
 * @example monthlyInterest(cents(620000), aprFromPercent(24.99)) // 12912, as 12911.5 rounds up
 */
export function monthlyInterest(balance: Cents, apr: Apr): Cents {
  const product = balance * apr;
  // A plan asks this thousands of times, so the common case stays in plain numbers. The floor is
  // right there: for whole numbers whose sum is below 2^53 a quotient short of an integer never
  // rounds up to it.
  return (
    product <= SAFE_PRODUCT
      ? Math.floor((product + YEAR_UNITS / 2) / YEAR_UNITS)
      : mulDiv(balance, apr, YEAR_UNITS, 'half-up')
  ) as Cents;
}
