import { APR_UNITS, quantity, type Apr, type Quantity } from '../money/index.ts';

/** A year of a stake; leap days do not lengthen it. */
const DAYS_PER_YEAR = 365n;

/**
 * What a quantity earns at an effective annual yield, compounding included:
 * `amount × ((1 + apy) ^ (days ÷ 365) − 1)`, rounded down to a hundred-millionth.
 *
 * Exact: the total is the largest `x` with `x³⁶⁵ ≤ amount³⁶⁵ × (1 + apy)ᵈᵃʸˢ`, found in whole
 * numbers, where a floating-point power would be off by some of the last digits.
 *
 * @param input.days a whole number of zero or more.
 * @throws RangeError when the amount is negative, or the days are not a whole number of zero or more.
 * @example stakeReward({ amount: quantity(10_000_000_000n), apy: aprFromPercent(20), days: 365 })
 * // 20 of 100 tokens: 2_000_000_000n
 */
export function stakeReward(input: { amount: Quantity; apy: Apr; days: number }): Quantity {
  const { amount, apy, days } = input;
  if (amount < 0n || !Number.isInteger(days) || days < 0) {
    throw new RangeError(`A stake is zero or more, for whole days; got ${amount} for ${days}.`);
  }
  const unit = BigInt(APR_UNITS);
  const grown = unit + BigInt(apy);
  const target = amount ** DAYS_PER_YEAR * grown ** BigInt(days);
  const scale = unit ** BigInt(days);
  const years = BigInt(Math.ceil(days / Number(DAYS_PER_YEAR)));
  // The total is at least `low` and below `high`.
  let low: bigint = amount;
  let high = (amount * grown ** years) / unit ** years + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** DAYS_PER_YEAR * scale <= target) low = middle;
    else high = middle;
  }
  return quantity(low - amount);
}
