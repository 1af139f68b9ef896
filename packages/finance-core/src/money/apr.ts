declare const aprBrand: unique symbol;

/**
 * An annual percentage rate as a whole number of thousandths of a percent: 24.99 % is 24990.
 *
 * Finer than basis points because loans are priced in eighths: 6.125 % must stay exact.
 */
export type Apr = number & { readonly [aprBrand]: 'Apr' };

/** The highest rate accepted, 10,000 %: above any lender's, low enough to catch a misplaced point. */
export const MAX_APR = 10_000_000 as Apr;

/** How many {@link Apr} units make 100 %. */
export const APR_UNITS = 100_000;

/**
 * Reads a percentage as an annual rate.
 *
 * @param percent 0 to 10,000 with at most three decimals: 24.99 for 24.99 %.
 * @throws RangeError when it is not finite, negative, too high, or finer than a thousandth.
 * @example aprFromPercent(24.99) // 24990
 */
export function aprFromPercent(percent: number): Apr {
  const units = Math.round(percent * 1000);
  if (!(units >= 0 && units <= MAX_APR) || Math.abs(percent * 1000 - units) > 1e-6) {
    throw new RangeError(
      `An APR is 0 to 10000 percent with at most three decimals; got ${percent}.`,
    );
  }
  return (units + 0) as Apr;
}

/** The rate as a percentage number: 24990 is 24.99. */
export function percentFromApr(apr: Apr): number {
  return apr / 1000;
}
