import {
  MAX_CENTS,
  QUANTITY_SCALE,
  tokenValue,
  type Cents,
  type Quantity,
} from '@dime-time/finance-core';

/** The maximum value in dollars, above which cents are not exact. */
const MAX_DOLLARS = BigInt(MAX_CENTS) / 100n;

/**
 * Returns the approximate value of tokens in dollars.
 *
 * @returns `undefined` if the price is unknown, or the value exceeds the maximum.
 */
export function approximateValue(amount: Quantity, price: Quantity | undefined): Cents | undefined {
  if (price === undefined || amount < 0n || price < 0n) return undefined;
  if ((amount * price) / QUANTITY_SCALE / QUANTITY_SCALE >= MAX_DOLLARS) return undefined;
  return tokenValue(amount, price);
}
