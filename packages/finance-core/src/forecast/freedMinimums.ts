import type { PlanDebt } from '../debts/payoff/plan.ts';
import { sumCents, type Cents } from '../money/index.ts';

/**
 * What the debts that are paid off asked for each month. The household goes on paying it on the others,
 * as it does in a plan in which a debt is paid off under way: to pay one off never makes it later.
 */
export function freedMinimums(debts: readonly PlanDebt[]): Cents {
  const paid = debts.filter(({ currentBalance }) => currentBalance <= 0);
  return sumCents(paid.map(({ minimumPayment }) => minimumPayment));
}
