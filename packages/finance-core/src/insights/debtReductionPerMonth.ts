import { scaleCents, subtractCents, type Cents } from '../money/index.ts';

/** The months of the insights, January to July. */
export const INSIGHT_MONTHS = 7;

/**
 * The average by which the debts fell each month: `(original − current) ÷ 7`, rounded half-up.
 *
 * Negative where the debts have grown.
 *
 * @param totals of all debts, as `debtTotals` gives them.
 * @example debtReductionPerMonth({ originalBalance: cents(70000), currentBalance: cents(0) }) // 10000
 */
export function debtReductionPerMonth(totals: {
  originalBalance: Cents;
  currentBalance: Cents;
}): Cents {
  const reduction = subtractCents(totals.originalBalance, totals.currentBalance);
  return scaleCents(reduction, 1, INSIGHT_MONTHS, 'half-up');
}
