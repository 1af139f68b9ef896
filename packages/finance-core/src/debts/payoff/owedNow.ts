import { addCents, ZERO_CENTS, type Cents } from '../../money/index.ts';
import type { PlanDebt } from './plan.ts';

/**
 * What is owed on a debt as far as is known: its balance, and the interest estimated since the day of
 * that balance. A plan starts with it.
 *
 * @returns zero where the debt is paid off.
 * @example owedNow({ currentBalance: cents(93_000), estimatedInterest: cents(1_835) }) // 94835
 */
export function owedNow({
  currentBalance,
  estimatedInterest = ZERO_CENTS,
}: Pick<PlanDebt, 'currentBalance' | 'estimatedInterest'>): Cents {
  return currentBalance > 0 ? addCents(currentBalance, estimatedInterest) : ZERO_CENTS;
}
