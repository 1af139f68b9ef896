import { mulDiv, type Cents } from '../money/index.ts';

/** What is owed on a debt now and what was owed at its start. */
export interface DebtProgress {
  originalBalance: Cents;
  currentBalance: Cents;
}

/**
 * How much of a debt is paid off, as a whole percentage.
 *
 * `round((original - current) / original * 100)`, 0 when the original is 0. Rounded half-up on the
 * exact quotient, so 28.5 % is 29 whatever its binary fraction looks like.
 *
 * Kept within 0 to 100: a balance that has grown above its original is no progress, not a negative
 * bar, and an overpaid debt is simply paid.
 *
 * @returns an integer from 0 to 100.
 * @example percentPaid({ originalBalance: cents(800000), currentBalance: cents(620000) }) // 23
 */
export function percentPaid({ originalBalance, currentBalance }: DebtProgress): number {
  if (originalBalance <= 0) return 0;
  const percent = mulDiv(originalBalance - currentBalance, 100, originalBalance, 'half-up');
  return Math.min(Math.max(percent, 0), 100);
}
