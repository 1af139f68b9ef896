import { addCents, mulDiv, sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { Spending } from './spending.ts';

/** What was spent in a category. */
export interface CategorySpending {
  category: string;
  amount: Cents;
  /** Of all spending, a whole percentage rounded half-up. */
  percent: number;
}

/** What a purchase without a category is filed under. */
const NO_CATEGORY = 'Uncategorized';

/**
 * The categories with the most spending, the largest first, of equal amounts the one seen first.
 *
 * Percentages are of all spending, so those of the largest few add up to 100 at most. A refund is
 * no spending and takes none away.
 *
 * @param limit how many at most.
 * @example topCategories(transactions)[0] // { category: 'Groceries', amount: 52310, percent: 41 }
 */
export function topCategories(
  transactions: readonly (Pick<Spending, 'amount'> & { category?: string | null | undefined })[],
  limit = 5,
): CategorySpending[] {
  const amounts = new Map<string, Cents>();
  for (const { amount, category } of transactions) {
    if (amount <= 0) continue;
    const name = category?.trim() || NO_CATEGORY;
    amounts.set(name, addCents(amounts.get(name) ?? ZERO_CENTS, amount));
  }
  const total = sumCents(amounts.values());
  return [...amounts]
    .map(([category, amount]) => ({
      category,
      amount,
      percent: mulDiv(amount, 100, total, 'half-up'),
    }))
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, limit);
}
