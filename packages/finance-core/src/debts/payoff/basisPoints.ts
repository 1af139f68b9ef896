declare const basisPointsBrand: unique symbol;

/** A share in hundredths of a percent: 2 % of a balance is 200. Not a yearly rate, which is an `Apr`. */
export type BasisPoints = number & { readonly [basisPointsBrand]: 'BasisPoints' };

/** How many {@link BasisPoints} make the whole. */
export const BASIS_POINTS = 10_000 as BasisPoints;

/**
 * Brands a share of a whole.
 *
 * @param value an integer from 0 to 10,000.
 * @throws RangeError when it is anything else.
 * @example basisPoints(250) // 2.5 %
 */
export function basisPoints(value: number): BasisPoints {
  if (!Number.isInteger(value) || value < 0 || value > BASIS_POINTS) {
    throw new RangeError(`A share is 0 to ${BASIS_POINTS} basis points; got ${value}.`);
  }
  return (value + 0) as BasisPoints;
}
