import { monthsLeft, percentPaid } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { counted } from '../PayoffEstimate/durationText.ts';

export interface ActiveDebt {
  debt: Debt;
  percent: number;
  /** '23% paid' */
  paid: string;
  /** '40 months left', by the simple estimate. */
  left: string;
}

/** The debts with something left to pay, in the order they came. */
export function activeDebts(debts: readonly Debt[]): ActiveDebt[] {
  return debts
    .filter((debt) => debt.currentBalance > 0)
    .map((debt) => {
      const percent = percentPaid(debt);
      const months = monthsLeft(debt.currentBalance, debt.minimumPayment);
      return {
        debt,
        percent,
        paid: `${percent}% paid`,
        left: months > 0 ? `${counted(months, 'month')} left` : 'No minimum payment',
      };
    });
}
