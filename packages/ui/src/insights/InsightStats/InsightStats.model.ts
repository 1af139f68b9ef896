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
import type { InsightStatsWords } from '../../words/subjects/insights/insightStats.ts';

export interface PurchaseFigures {
  /** The mean of the round-ups above zero. */
  average: Cents;
  /** The share of purchases with a round-up above zero, in percent. */
  rate: number;
  /** The sum of all round-ups. */
  saved: Cents;
}

/** Returns the round-up figures of the purchases. */
export function purchaseFigures(transactions: readonly Transaction[]): PurchaseFigures {
  return {
    average: averageRoundUp(transactions),
    rate: roundUpRate(transactions),
    saved: totalSaved(transactions),
  };
}

export interface DebtFigures {
  /** The specification’s simple estimate: everything paid off, divided by 7. */
  reductionPerMonth: Cents;
  /** Everything paid off. */
  paid: Cents;
}

/** Returns the monthly debt reduction. */
export function debtFigures(debts: readonly Debt[]): DebtFigures {
  const totals = debtTotals(debts);
  return { reductionPerMonth: debtReductionPerMonth(totals), paid: totals.paid };
}

/** Explains the monthly reduction, and where the actual payments are shown. */
export function reductionWhy(
  { paid }: DebtFigures,
  money: MoneyText,
  words: InsightStatsWords,
): string[] {
  return [words.reductionWhy({ paid: money(paid) })];
}
