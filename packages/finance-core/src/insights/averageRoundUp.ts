import { scaleCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { Spending } from './spending.ts';
import { totalSaved } from './totalSaved.ts';

/**
 * The mean round-up of the purchases that had one, rounded half-up to the cent; 0 where none had.
 *
 * @example averageRoundUp(transactions)
 */
export function averageRoundUp(transactions: readonly Pick<Spending, 'roundUpAmount'>[]): Cents {
  const rounded = transactions.filter((one) => one.roundUpAmount > 0);
  if (rounded.length === 0) return ZERO_CENTS;
  return scaleCents(totalSaved(rounded), 1, rounded.length, 'half-up');
}
