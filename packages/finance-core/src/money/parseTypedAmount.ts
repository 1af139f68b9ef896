import type { Cents } from './cents.ts';
import { parseCents } from './parseCents.ts';
import { removeThousandsSeparators } from './removeThousandsSeparators.ts';

/**
 * Reads an amount as people type and paste it in the United States: `6200`, `$6,200`, `6,200.00`,
 * ` 1 000.50 `.
 *
 * Takes spaces around it, one dollar sign in front, and groups of exactly three digits set apart by
 * commas or by spaces. What could be read in two ways is refused (`6,20`, `1,2345`, `1.234`), and so is
 * everything else that {@link parseCents} refuses. Nothing is rounded.
 *
 * @returns the amount, zero or more, or `undefined` where the text is not such an amount.
 * @example parseTypedAmount('$6,200') // 620000
 * @example parseTypedAmount('6,20') // undefined
 */
export function parseTypedAmount(text: string): Cents | undefined {
  const figures = text.trim().replace(/^\$\s*/, '');
  const amount = parseCents(removeThousandsSeparators(figures));
  return amount !== undefined && amount >= 0 ? amount : undefined;
}
