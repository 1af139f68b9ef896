import type { CategorySpending } from '@dime-time/finance-core';

/**
 * The text alternative of the bars.
 *
 * @param categories the largest first.
 */
export function categorySentence(
  categories: readonly Pick<CategorySpending, 'category' | 'percent'>[],
): string {
  const [largest, ...others] = categories;
  if (!largest) return '';
  const head = `You spent the most on ${largest.category} (${largest.percent}%)`;
  const next = others[0];
  return next ? `${head}, then ${next.category} (${next.percent}%).` : `${head}.`;
}
