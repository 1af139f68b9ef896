import {
  spendingByCategory,
  type CategorizedSpending,
  type CategorySpending,
} from './spendingByCategory.ts';

/**
 * The categories with the most spending, the largest first, of equal amounts the one seen first.
 *
 * Percentages are of all spending; what they leave of 100 is that of `otherCategories`. A refund is no
 * spending and takes none away.
 *
 * @param limit how many at most.
 * @example topCategories(transactions)[0] // { category: 'Groceries', amount: 52310, percent: 41 }
 */
export function topCategories(
  transactions: readonly CategorizedSpending[],
  limit = 5,
): CategorySpending[] {
  return spendingByCategory(transactions).slice(0, limit);
}
