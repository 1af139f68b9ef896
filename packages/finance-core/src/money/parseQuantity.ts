import { quantity, QUANTITY_DECIMALS, type Quantity } from './quantity.ts';

const GRAMMAR = /^(-?)(0|[1-9]\d{0,17})(?:\.(\d{1,8}))?$/;

/**
 * Reads a decimal string as a token or coin quantity, strictly: at most eighteen whole digits and
 * eight decimals, ASCII digits only, no exponent, no signed zero.
 *
 * @returns the quantity, or `undefined` where the text is not one.
 * @example parseQuantity('0.00084210') // 84210n
 */
export function parseQuantity(text: string): Quantity | undefined {
  const match = GRAMMAR.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction.padEnd(QUANTITY_DECIMALS, '0'));
  if (!sign) return quantity(units);
  return units === 0n ? undefined : quantity(-units);
}
