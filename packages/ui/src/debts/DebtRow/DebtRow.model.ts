import { aprFromPercent, debtTermsNow, type Apr, type CalendarDay } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';

/** From this rate on, a debt grows fast enough to be marked: 20%, about that of a credit card. */
const HIGH_RATE = aprFromPercent(20);

/** Whether a rate is marked as high, from 20% on. */
export function isHighRate(rate: Apr): boolean {
  return rate >= HIGH_RATE;
}

/** The tone of a debt’s rate: a warning while something is owed at a high rate now. */
export function rateTone(debt: Debt, today: CalendarDay): 'warning' | 'neutral' {
  const isCostly = debt.currentBalance > 0 && isHighRate(debtTermsNow(debt, today).interestRate);
  return isCostly ? 'warning' : 'neutral';
}
