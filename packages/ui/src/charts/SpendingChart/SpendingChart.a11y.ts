import type { CategorySpending } from '@dime-time/finance-core';
import type { SpendingChartWords } from '../../words/subjects/charts/spendingChart.ts';

/**
 * The text alternative of the bars.
 *
 * @param categories the largest first.
 */
export function categorySentence(
  categories: readonly Pick<CategorySpending, 'category' | 'percent'>[],
  words: SpendingChartWords,
): string {
  const [largest, next] = categories;
  if (!largest) return '';
  const most = { category: largest.category, percent: `${largest.percent}` };
  if (!next) return words.most(most);
  return words.mostAndNext({ ...most, next: next.category, nextPercent: `${next.percent}` });
}
