import { APR_UNITS, mulDiv, type Apr, type Cents } from '../../money/index.ts';

const YEAR_UNITS = 12 * APR_UNITS;
const PER_YEAR_UNIT = 1 / YEAR_UNITS;
/** Up to here the quotient may be taken with a multiplication; more than $300 million at 36 %. */
const QUICK_PRODUCT = 2 ** 50;

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
  if (product > QUICK_PRODUCT) return mulDiv(balance, apr, YEAR_UNITS, 'half-up') as Cents;
  // Every month waits for the interest of the one before, and a multiplication is ready three times
  // as soon as a division. It is as exact here: half a unit on top keeps the quotient at least
  // 1 / 2,400,000 from a whole number, and below 2^30 cents both roundings together stay under that.
  return Math.floor((product + YEAR_UNITS / 2 + 0.5) * PER_YEAR_UNIT) as Cents;
}
