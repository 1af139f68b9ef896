import { parseQuantity } from './parseQuantity.ts';
import type { Quantity } from './quantity.ts';
import { removeThousandsSeparators } from './removeThousandsSeparators.ts';

/**
 * Reads a quantity of tokens as people type and paste it: `1000`, `1,000`, `$1,000`, ` 10.5 DTT `.
 *
 * Takes spaces around it, one dollar sign in front, the token's name behind, and groups of exactly
 * three digits; what could be read in two ways is refused. Nothing is rounded.
 *
 * @returns the quantity, zero or more, or `undefined` where the text is not one.
 * @example parseTypedQuantity(' 10.5 DTT ') // 1050000000n
 */
export function parseTypedQuantity(text: string): Quantity | undefined {
  const figures = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/\s*DTT$/i, '');
  const amount = parseQuantity(removeThousandsSeparators(figures));
  return amount !== undefined && amount >= 0n ? amount : undefined;
}
