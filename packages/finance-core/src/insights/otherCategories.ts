import { sumCents } from '../money/index.ts';
import {
  spendingByCategory,
  type CategorizedSpending,
  type CategorySpending,
} from './spendingByCategory.ts';

/**
 * What was spent outside the largest categories, added up; `undefined` where those are all there are.
 *
 * Its percentage and those of `topCategories` add up to 100.
 *
 * @param limit how many categories stand by themselves.
 * @example otherCategories(transactions) // { category: 'Other', amount: 4210, percent: 11 }
 */
export function otherCategories(
  transactions: readonly CategorizedSpending[],
  limit = 5,
): CategorySpending | undefined {
  const rest = spendingByCategory(transactions).slice(limit);
  if (rest.length === 0) return undefined;
  return {
    category: 'Other',
    amount: sumCents(rest.map(({ amount }) => amount)),
    percent: rest.reduce((sum, { percent }) => sum + percent, 0),
  };
}
