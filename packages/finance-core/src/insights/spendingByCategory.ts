import { addCents, cents, splitCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { Spending } from './spending.ts';

/** What was spent in a category. */
export interface CategorySpending {
  category: string;
  amount: Cents;
  /** Of all spending, a whole percentage; those of all categories add up to 100. */
  percent: number;
}

/** A purchase with its category, if it has one. */
export type CategorizedSpending = Pick<Spending, 'amount'> & {
  category?: string | null | undefined;
};

/** What a purchase without a category is filed under. */
const NO_CATEGORY = 'Uncategorized';

/**
 * Every category with spending, the largest first, of equal amounts the one seen first.
 *
 * Percentages are rounded so that they add up to 100: first down, then up one each where most was
 * lost by that. A refund is no spending and takes none away.
 *
 * @throws RangeError when all spending is past the bound of `Cents`.
 * @example spendingByCategory(transactions)[0] // { category: 'Groceries', amount: 52310, percent: 41 }
 */
export function spendingByCategory(
  transactions: readonly CategorizedSpending[],
): CategorySpending[] {
  const amounts = new Map<string, Cents>();
  for (const { amount, category } of transactions) {
    if (amount <= 0) continue;
    const name = category?.trim() || NO_CATEGORY;
    amounts.set(name, addCents(amounts.get(name) ?? ZERO_CENTS, amount));
  }
  if (amounts.size === 0) return [];
  const percents = splitCents(cents(100), [...amounts.values()]);
  return [...amounts]
    .map(([category, amount], at) => ({ category, amount, percent: percents[at] as number }))
    .toSorted((a, b) => b.amount - a.amount);
}
