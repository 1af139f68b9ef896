import { groupDigits } from './groupDigits.ts';
import { QUANTITY_DECIMALS, type Quantity } from './quantity.ts';

/**
 * Writes a quantity with a fixed number of decimals and en-US grouping, rounded half-up.
 *
 * @param decimals 0 to 8: a token price shows 4, an ETH pair 6, a BTC pair 8.
 * @throws RangeError when `decimals` is not an integer from 0 to 8.
 * @example formatQuantity(quantity(84210n), 8) // '0.00084210'
 */
export function formatQuantity(amount: Quantity, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > QUANTITY_DECIMALS) {
    throw new RangeError(`A quantity shows 0 to ${QUANTITY_DECIMALS} decimals; got ${decimals}.`);
  }
  const step = 10n ** BigInt(QUANTITY_DECIMALS - decimals);
  const size = amount < 0n ? 0n - amount : amount;
  const shown = (size + step / 2n) / step;
  const digits = shown.toString().padStart(decimals + 1, '0');
  const whole = groupDigits(digits.slice(0, digits.length - decimals));
  const sign = amount < 0n && shown !== 0n ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}
