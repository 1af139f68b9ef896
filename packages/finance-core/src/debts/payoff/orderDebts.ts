import { compareByApr } from '../compareByApr.ts';
import type { RankedDebt } from '../index.ts';
import type { PayoffStrategy } from './plan.ts';

/**
 * Puts debts in the order in which a strategy pays them; where it has no preference the order of
 * the list stays.
 *
 * @param debts with the rate in force and the opening balance. Ranking by the opening balance keeps
 * the order from changing as the balances fall, which is what makes a larger payment never worse.
 */
export function orderDebts<T extends RankedDebt & { id: string }>(
  debts: readonly T[],
  strategy: PayoffStrategy,
): T[] {
  if (strategy === 'minimum-only') return [...debts];
  if (strategy === 'avalanche') return avalancheOrder(debts);
  if (strategy === 'snowball') return snowballOrder(debts);
  const place = ({ id }: T) => (strategy.includes(id) ? strategy.indexOf(id) : strategy.length);
  return debts.toSorted((a, b) => place(a) - place(b));
}

/** The debt with the highest APR first. */
function avalancheOrder<T extends RankedDebt>(debts: readonly T[]): T[] {
  return debts.toSorted(compareByApr);
}

/** The debt with the smallest balance first; of equal ones, the debt with the higher APR. */
function snowballOrder<T extends RankedDebt>(debts: readonly T[]): T[] {
  return debts.toSorted((a, b) => a.currentBalance - b.currentBalance || compareByApr(a, b));
}
