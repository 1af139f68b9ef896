import type { DebtProgress } from '../debts/percentPaid.ts';
import { mulDiv } from '../money/index.ts';

/** The parts of a debt whose payment is a milestone, in percent. */
export const MILESTONES = [25, 50, 75, 100] as const;

/**
 * The milestones a payment reached: the parts of the debt that were not fully paid before it and are
 * after it.
 *
 * Exact to the cent, unlike the rounded percentage on a progress bar: a debt with one dollar left
 * shows 100 % and is not paid off.
 *
 * @returns percentages, ascending.
 * @example
 * const debt = { originalBalance: cents(100000), currentBalance: cents(80000) };
 * milestonesReached(debt, { ...debt, currentBalance: cents(45000) }) // [25, 50]
 */
export function milestonesReached(before: DebtProgress, after: DebtProgress): number[] {
  const from = wholePercentPaid(before);
  const to = wholePercentPaid(after);
  return MILESTONES.filter((milestone) => milestone > from && milestone <= to);
}

function wholePercentPaid({ originalBalance, currentBalance }: DebtProgress): number {
  return originalBalance <= 0
    ? 0
    : mulDiv(originalBalance - currentBalance, 100, originalBalance, 'floor');
}
