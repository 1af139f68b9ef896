import type { PlanCost } from '@dime-time/finance-core';
import type { MoneyText } from '../../money/index.ts';
import type { PlanComparisonWords } from '../../words/subjects/debts/planComparison.ts';

/**
 * Says what a plan costs: everything that is paid, the part that is interest, and its costliest year.
 *
 * @param count the number of years; a single one needs no comparison.
 */
export function costText(
  { paid, interest, costliest, isMost }: PlanCost,
  count: number,
  money: MoneyText,
  words: PlanComparisonWords,
): string {
  const total = money(paid);
  if (interest <= 0) return words.noCost({ total });
  const cost = { total, interest: money(interest), year: `${costliest.year}` };
  if (count === 1) return words.costOneYear(cost);
  return isMost ? words.costMost(cost) : words.cost(cost);
}
