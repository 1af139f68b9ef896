import { cents, percentPaid, type Cents } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';

export interface DebtCardModel {
  percent: number;
  /** By how much the balance is below the original one; zero if it has grown. */
  paidDown: Cents;
  remaining: Cents;
  /** The number of payments on it; `undefined` while unknown. */
  payments: number | undefined;
}

/** The figures of one debt's card. */
export function debtCardModel(debt: Debt, payments: readonly Payment[] | undefined): DebtCardModel {
  return {
    percent: percentPaid(debt),
    paidDown: cents(Math.max(0, debt.originalBalance - debt.currentBalance)),
    remaining: cents(Math.max(0, debt.currentBalance)),
    payments: payments?.filter((payment) => payment.debtId === debt.id).length,
  };
}
