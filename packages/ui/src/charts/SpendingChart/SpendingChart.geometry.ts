import type { CategorySpending } from '@dime-time/finance-core';
import { sumCents } from '@dime-time/finance-core/money';
import { categoryName } from '../../categories/index.ts';
import type { CategoriesWords } from '../../words/subjects/categories/categories.ts';
import type { SpendingChartWords } from '../../words/subjects/charts/spendingChart.ts';

/** One row of the chart. */
export interface SpendingBar extends CategorySpending {
  /** The category in the language of the page. */
  name: string;
  /** The length of its bar, in percent of the longest. */
  length: number;
}

/** The maximum number of rows; further categories are combined in the last. */
const MOST_ROWS = 50;

/**
 * Prepares the rows: the longest bar fills the width, and categories without a finite amount are
 * left out.
 *
 * Lengths are relative to the longest, not to the total, so that small categories stay
 * distinguishable. The percentage of the total is shown beside each bar.
 *
 * @param categories the largest first. An amount that is not finite is left out, one below zero has
 * no length.
 */
export function spendingBars(
  categories: readonly CategorySpending[],
  words: SpendingChartWords,
  names: CategoriesWords,
): SpendingBar[] {
  const known = categories.filter(({ amount }) => Number.isFinite(amount));
  const shown = known.length > MOST_ROWS ? withRest(known, words) : known;
  const longest = shown.reduce((most, { amount }) => Math.max(most, amount), 0);
  return shown.map((one) => ({
    ...one,
    name: categoryName(one.category, names),
    length: longest === 0 ? 0 : (Math.max(0, one.amount) / longest) * 100,
  }));
}

/** The first rows, and one for all others. */
function withRest(
  categories: readonly CategorySpending[],
  words: SpendingChartWords,
): CategorySpending[] {
  const first = categories.slice(0, MOST_ROWS - 1);
  const rest = categories.slice(MOST_ROWS - 1);
  return [
    ...first,
    {
      category: words.others({ count: rest.length }),
      amount: sumCents(rest.map(({ amount }) => amount)),
      percent: rest.reduce((sum, { percent }) => sum + percent, 0),
    },
  ];
}
