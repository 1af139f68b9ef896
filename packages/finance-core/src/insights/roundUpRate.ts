import { mulDiv } from '../money/index.ts';
import type { Spending } from './spending.ts';

/**
 * The share of purchases that had a round-up, as a whole percentage rounded half-up; 0 without
 * purchases. Refunds are no purchases.
 *
 * @returns an integer from 0 to 100.
 * @example roundUpRate(transactions) // 88
 */
export function roundUpRate(transactions: readonly Spending[]): number {
  const purchases = transactions.filter((one) => one.amount > 0);
  if (purchases.length === 0) return 0;
  const rounded = purchases.filter((one) => one.roundUpAmount > 0);
  return mulDiv(rounded.length, 100, purchases.length, 'half-up');
}
