import type { CategorySpending } from '@dime-time/finance-core';

/**
 * What the bars show, in a sentence, for those who do not see them.
 *
 * @param categories the largest first.
 */
export function categorySentence(
  categories: readonly Pick<CategorySpending, 'category' | 'percent'>[],
): string {
  const [largest, ...others] = categories;
  if (!largest) return '';
  const head = `Most was spent on ${largest.category}, ${largest.percent}% of all spending`;
  const next = others[0];
  return next ? `${head}, then on ${next.category}, ${next.percent}%.` : `${head}.`;
}
