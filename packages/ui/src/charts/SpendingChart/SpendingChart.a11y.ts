import type { SpendingChartWords } from '../../words/subjects/charts/spendingChart.ts';
import type { SpendingBar } from './SpendingChart.geometry.ts';

/**
 * The text alternative of the bars.
 *
 * @param categories the largest first.
 */
export function categorySentence(
  categories: readonly Pick<SpendingBar, 'name' | 'percent'>[],
  words: SpendingChartWords,
): string {
  const [largest, next] = categories;
  if (!largest) return '';
  const most = { category: largest.name, percent: `${largest.percent}` };
  if (!next) return words.most(most);
  return words.mostAndNext({ ...most, next: next.name, nextPercent: `${next.percent}` });
}
