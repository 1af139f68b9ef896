import {
  MAX_CENTS,
  QUANTITY_SCALE,
  tokenValue,
  type Cents,
  type Quantity,
} from '@dime-time/finance-core';

/** Beyond this many dollars no amount of money can be written. */
const MAX_DOLLARS = BigInt(MAX_CENTS) / 100n;

/**
 * About what tokens are worth in dollars.
 *
 * @returns `undefined` where the price is not known, or the value is past all money there is.
 */
export function approximateValue(amount: Quantity, price: Quantity | undefined): Cents | undefined {
  if (price === undefined || amount < 0n || price < 0n) return undefined;
  if ((amount * price) / QUANTITY_SCALE / QUANTITY_SCALE >= MAX_DOLLARS) return undefined;
  return tokenValue(amount, price);
}
