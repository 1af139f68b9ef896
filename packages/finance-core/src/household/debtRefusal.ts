import { MOST_OWED } from '../debts/mostOwed.ts';
import type { DebtProgress } from '../debts/percentPaid.ts';
import type { Cents } from '../money/index.ts';

export { MOST_OWED };

/** The most debts of a user, paid off ones included. */
export const MOST_DEBTS = 200;

/** Why a debt is not entered: there are too many, or an amount is too large. */
export interface DebtRefusal {
  /** The field with the amount; empty where there are too many. */
  path: '' | 'currentBalance' | 'originalBalance' | 'minimumPayment';
}

const AMOUNTS = ['currentBalance', 'originalBalance', 'minimumPayment'] as const;

/**
 * Checks whether a user may add a debt to those there are.
 *
 * @param count how many debts it has, those that are paid off with them.
 * @returns `undefined` where it may.
 * @example debtRefusal(200, debt) // { path: '' }
 */
export function debtRefusal(
  count: number,
  debt: DebtProgress & { minimumPayment: Cents },
): DebtRefusal | undefined {
  if (count >= MOST_DEBTS) return { path: '' };
  const path = AMOUNTS.find((field) => debt[field] > MOST_OWED);
  return path && { path };
}
