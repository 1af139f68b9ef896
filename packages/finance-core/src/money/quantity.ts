declare const quantityBrand: unique symbol;

/**
 * An exact quantity of a token or coin in hundred-millionths (the eight decimals of a bitcoin).
 *
 * A bigint, because a supply of 100,000,000 tokens at eight decimals does not fit a safe integer.
 */
export type Quantity = bigint & { readonly [quantityBrand]: 'Quantity' };

/** Hundred-millionths in one whole token or coin. */
export const QUANTITY_SCALE = 100_000_000n;

/** Decimal digits a quantity keeps. */
export const QUANTITY_DECIMALS = 8;

/** Brands a whole number of hundred-millionths. */
export function quantity(units: bigint): Quantity {
  return units as Quantity;
}
