import { QUANTITY_DECIMALS, type Quantity } from './quantity.ts';

/**
 * Writes a quantity for the wire: a plain decimal string without grouping or needless zeros.
 *
 * The inverse of `parseQuantity`.
 *
 * @example quantityToDecimalString(quantity(12_550_000_000n)) // '125.5'
 */
export function quantityToDecimalString(amount: Quantity): string {
  const size = amount < 0n ? 0n - amount : amount;
  const digits = size.toString().padStart(QUANTITY_DECIMALS + 1, '0');
  const whole = digits.slice(0, -QUANTITY_DECIMALS);
  const fraction = digits.slice(-QUANTITY_DECIMALS).replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}
