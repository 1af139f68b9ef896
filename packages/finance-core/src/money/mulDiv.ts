/** How a quotient that falls between two integers is settled. */
export type Rounding =
  /** To the nearest; a half goes away from zero. What card statements do with interest. */
  | 'half-up'
  /** Toward negative infinity. */
  | 'floor'
  /** Toward positive infinity. */
  | 'ceil';

/**
 * `value × numerator ÷ denominator`, exact whatever the size of the product, rounded as named.
 *
 * Stays in plain numbers while the product is a safe integer and moves to BigInt above that, so a
 * nine-figure balance at a 36 % APR is as exact as a coffee.
 *
 * @param value an integer.
 * @param numerator an integer.
 * @param denominator a positive integer.
 * @returns an integer.
 * @example mulDiv(620000, 24990, 1_200_000, 'half-up') // 12912, a month's interest on $6,200.00 at 24.99 %
 */
export function mulDiv(
  value: number,
  numerator: number,
  denominator: number,
  rounding: Rounding,
): number {
  const product = value * numerator;
  if (Number.isSafeInteger(product)) return roundQuotient(product, denominator, rounding);
  return divideBig(BigInt(value) * BigInt(numerator), BigInt(denominator), rounding);
}

function roundQuotient(product: number, denominator: number, rounding: Rounding): number {
  const remainder = product % denominator;
  // Exact: the remainder has been taken off, so the division leaves none. Never a negative zero,
  // since a number less itself is zero.
  const truncated = (product - remainder) / denominator;
  if (remainder === 0) return truncated;
  const away = product < 0 ? -1 : 1;
  switch (rounding) {
    case 'half-up':
      // Twice a float is exact, also past the safe integers.
      return Math.abs(remainder) * 2 >= denominator ? truncated + away : truncated;
    case 'floor':
      return away < 0 ? truncated - 1 : truncated;
    case 'ceil':
      return away > 0 ? truncated + 1 : truncated;
  }
}

/**
 * `product ÷ denominator`, exact, rounded as named.
 *
 * @param denominator above zero.
 * @returns an integer.
 */
export function divideBig(product: bigint, denominator: bigint, rounding: Rounding): number {
  const remainder = product % denominator;
  const truncated = product / denominator;
  if (remainder === 0n) return Number(truncated);
  const negative = product < 0n;
  const away = negative ? -1n : 1n;
  switch (rounding) {
    case 'half-up': {
      const doubled = (negative ? -remainder : remainder) * 2n;
      return Number(doubled >= denominator ? truncated + away : truncated);
    }
    case 'floor':
      return Number(negative ? truncated - 1n : truncated);
    case 'ceil':
      return Number(negative ? truncated : truncated + 1n);
  }
}
