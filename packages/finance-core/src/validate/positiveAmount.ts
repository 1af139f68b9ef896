import type { Cents } from '../money/cents.ts';
import { parseCents } from '../money/parseCents.ts';

/**
 * Reads an amount that a person typed. Spaces around it are forgiven, nothing else is repaired.
 *
 * @returns the amount, or `undefined` where it is empty, not money, zero or less.
 * @example positiveAmount(' 5 ') // 500
 */
export function positiveAmount(text: string): Cents | undefined {
  const amount = parseCents(text.trim());
  return amount !== undefined && amount > 0 ? amount : undefined;
}
