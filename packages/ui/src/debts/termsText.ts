import {
  debtTermsNow,
  percentFromApr,
  type Apr,
  type BasisPoints,
  type CalendarDay,
  type PlanDebt,
} from '@dime-time/finance-core';
import type { Formats } from '../words/index.ts';
import type { PayoffEstimateWords } from '../words/subjects/debts/payoffEstimate.ts';

/**
 * The rate of a debt; while a promotion holds, both rates: `2.99% until Jun 30, 2027, then 22.99% APR`.
 *
 * @param today the day on which it is read.
 */
export function rateText(
  debt: Omit<PlanDebt, 'id'>,
  today: CalendarDay,
  words: PayoffEstimateWords,
  formats: Formats,
): string {
  const { promotion } = debtTermsNow(debt, today);
  const apr = formats.apr(debt.interestRate);
  if (!promotion) return apr;
  const rate = shortPercent(promotion.interestRate, formats);
  return words.promotion({ rate, day: formats.dayInText(promotion.endsOn), apr });
}

/** A share of a balance without zeros at its end: 2%, 2.5%. */
export function shareText(share: BasisPoints, formats: Formats): string {
  return shortPercent((share * 10) as Apr, formats);
}

function shortPercent(apr: Apr, formats: Formats): string {
  const percent = percentFromApr(apr);
  return formats.percent(percent, `${percent}`.split('.')[1]?.length ?? 0);
}
