import { type CategorySpending, formatCount } from '@dime-time/finance-core';
import { sumCents } from '@dime-time/finance-core/money';

/** A category as it is drawn. */
export interface CategoryBar extends CategorySpending {
  /** How long its bar is, in percent of the longest. */
  length: number;
}

/** More rows than this nobody reads; the rest are added up in one. */
const MOST_ROWS = 50;

/**
 * Readies categories for drawing: those with a figure, the longest bar as wide as there is room.
 *
 * Lengths are of the longest and not of the whole: among five parts of a whole the small ones could
 * not be told apart. The percentage of the whole stands beside each bar as a figure.
 *
 * @param categories the largest first. An amount that is not finite is left out, one below zero has
 *   no length.
 */
export function categoryBars(categories: readonly CategorySpending[]): CategoryBar[] {
  const known = categories.filter(({ amount }) => Number.isFinite(amount));
  const shown = known.length > MOST_ROWS ? withRest(known) : known;
  const longest = shown.reduce((most, { amount }) => Math.max(most, amount), 0);
  return shown.map((one) => ({
    ...one,
    length: longest === 0 ? 0 : (Math.max(0, one.amount) / longest) * 100,
  }));
}

/** The first rows, and one for all that come after. */
function withRest(categories: readonly CategorySpending[]): CategorySpending[] {
  const first = categories.slice(0, MOST_ROWS - 1);
  const rest = categories.slice(MOST_ROWS - 1);
  return [
    ...first,
    {
      category: formatCount(rest.length, 'other'),
      amount: sumCents(rest.map(({ amount }) => amount)),
      percent: rest.reduce((sum, { percent }) => sum + percent, 0),
    },
  ];
}
