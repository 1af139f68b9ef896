import { sumCents, type Cents } from '../money/index.ts';
import type { Spending } from './spending.ts';

/**
 * All round-ups together, exact.
 *
 * @example totalSaved(transactions)
 */
export function totalSaved(transactions: readonly Pick<Spending, 'roundUpAmount'>[]): Cents {
  return sumCents(transactions.map((one) => one.roundUpAmount));
}
