import {
  averageRoundUp,
  debtReductionPerMonth,
  debtTotals,
  roundUpRate,
  totalSaved,
  type Cents,
} from '@dime-time/finance-core';
import type { Debt, Transaction } from '@dime-time/finance-core/contract';
import type { MoneyText } from '../../money/index.ts';

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

export interface DebtFigures {
  /** The specification's simple estimate: everything paid off, divided by 7. */
  reductionPerMonth: Cents;
  /** Everything paid off. */
  paid: Cents;
}

/** How fast debts fall. */
export function debtFigures(debts: readonly Debt[]): DebtFigures {
  const totals = debtTotals(debts);
  return { reductionPerMonth: debtReductionPerMonth(totals), paid: totals.paid };
}

/** Says how the reduction of a month came about, and where what was really paid stands. */
export function reductionWhy({ paid }: DebtFigures, money: MoneyText): string[] {
  return [
    `Simple estimate: the ${money(paid)} you’ve paid off so far, divided by the chart’s 7 months (January to July). It isn’t what you paid each month; see Monthly Activity for that.`,
  ];
}
