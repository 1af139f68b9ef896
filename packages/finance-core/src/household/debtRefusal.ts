import { MOST_OWED } from '../debts/mostOwed.ts';
import type { DebtProgress } from '../debts/percentPaid.ts';
import type { Cents } from '../money/index.ts';

export { MOST_OWED };

/** The most debts of a user, paid off ones included. */
export const MOST_DEBTS = 200;

/** Why a debt is not entered. */
export interface DebtRefusal {
  /** The field that is at fault; empty where it is none. */
  path: '' | 'currentBalance' | 'originalBalance' | 'minimumPayment';
  /** A sentence for the user. */
  message: string;
}

const AMOUNTS = ['currentBalance', 'originalBalance', 'minimumPayment'] as const;

/**
 * Checks whether a user may add a debt to those there are.
 *
 * @param count how many debts it has, those that are paid off with them.
 * @returns `undefined` where it may.
 * @example debtRefusal(200, debt)?.message // 'A household has at most 200 debts.'
 */
export function debtRefusal(
  count: number,
  debt: DebtProgress & { minimumPayment: Cents },
): DebtRefusal | undefined {
  if (count >= MOST_DEBTS) {
    return { path: '', message: `A household has at most ${MOST_DEBTS} debts.` };
  }
  const path = AMOUNTS.find((field) => debt[field] > MOST_OWED);
  return path && { path, message: 'No amount of a debt is above $100,000,000.00.' };
}
