import type { Cents } from '../money/cents.ts';
import { parseTypedAmount } from '../money/parseTypedAmount.ts';

/**
 * Reads an amount that a person typed or pasted, as `parseTypedAmount` does, and refuses zero.
 *
 * @returns the amount, or `undefined` where it is empty, not money, zero or less.
 * @example positiveAmount(' $5 ') // 500
 */
export function positiveAmount(text: string): Cents | undefined {
  const amount = parseTypedAmount(text);
  return amount !== undefined && amount > 0 ? amount : undefined;
}
