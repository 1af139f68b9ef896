import {
  averageRoundUp,
  debtReductionPerMonth,
  debtTotals,
  roundUpRate,
  totalSaved,
  type Cents,
} from '@dime-time/finance-core';
import type { Debt, Transaction } from '@dime-time/finance-core/contract';

export interface PurchaseFigures {
  /** The mean of those round-ups that are more than nothing. */
  average: Cents;
  /** The share of purchases that have one, in percent. */
  rate: number;
  /** All round-ups together. */
  saved: Cents;
}

/** What purchases tell about round-ups. */
export function purchaseFigures(transactions: readonly Transaction[]): PurchaseFigures {
  return {
    average: averageRoundUp(transactions),
    rate: roundUpRate(transactions),
    saved: totalSaved(transactions),
  };
}

/** How fast debts fall. */
export function debtFigures(debts: readonly Debt[]): { reductionPerMonth: Cents } {
  return { reductionPerMonth: debtReductionPerMonth(debtTotals(debts)) };
}
