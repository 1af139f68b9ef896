import { calendarDay, type Cents } from '@dime-time/finance-core';
import type { DashboardSummary } from '@dime-time/finance-core/contract';
import { approximateAmount, type MoneyText } from '../../money/index.ts';
import { forecastExplanation } from '../../debts/index.ts';
import type { Formats } from '../../words/index.ts';
import type { ForecastExplanationWords } from '../../words/subjects/debts/forecastExplanation.ts';
import type { SummaryCardsWords } from '../../words/subjects/dashboard/summaryCards.ts';

export interface DebtFreeText {
  value: string;
  detail: string;
  /** Whether the value is a forecast date. */
  estimated: boolean;
  /** The inputs; empty if the server does not report them. */
  why: readonly string[];
}

type DebtFreeSummary = Pick<
  DashboardSummary,
  'debtFreeDate' | 'totalDebt' | 'progressPercentage' | 'asOf' | 'monthlyRoundUps' | 'plan'
>;

interface DebtFreeBasis {
  minimums: Cents | undefined;
  freed: Cents;
  hasPromotion?: boolean | undefined;
  estimatedInterest?: Cents | undefined;
  isEndless: boolean | undefined;
}

/**
 * Returns the month in which the household is debt-free, or the reason why there is none, and the
 * inputs.
 *
 * @param minimums the minimum payments of a month; `undefined` if unknown.
 * @param freed the monthly minimum payments of debts that are paid off.
 * @param hasPromotion whether a debt has a promotional rate now.
 * @param estimatedInterest the interest estimated since the days of the balances.
 * @param isEndless whether the forecast never pays the debts off; `undefined` if unknown.
 */
export function debtFreeText(
  summary: DebtFreeSummary,
  { isEndless, ...basis }: DebtFreeBasis,
  money: MoneyText,
  words: SummaryCardsWords,
  explanation: ForecastExplanationWords,
  formats: Formats,
): DebtFreeText {
  if (summary.totalDebt <= 0) {
    // Not paid off: there was never a debt.
    return summary.progressPercentage > 0
      ? { value: words.free, detail: words.freeDetail, estimated: false, why: [] }
      : { value: words.noDebts, detail: words.noDebtsDetail, estimated: false, why: [] };
  }
  const { asOf, monthlyRoundUps, plan } = summary;
  const why =
    asOf && monthlyRoundUps !== undefined
      ? forecastExplanation({ ...basis, monthlyRoundUps, asOf, plan }, money, explanation, formats)
      : [];
  if (summary.debtFreeDate === null) {
    return {
      value: words.noDate,
      detail: isEndless ? words.noDateEndless : words.noDateDetail,
      estimated: false,
      why,
    };
  }
  return {
    value: formats.monthYear(calendarDay(summary.debtFreeDate)),
    detail: plan ? words.pacePlan : paceText(monthlyRoundUps, money, words),
    estimated: true,
    why,
  };
}

/** The inputs of the date: `with minimums and $15 of round-ups a month`. */
function paceText(
  monthlyRoundUps: Cents | undefined,
  money: MoneyText,
  words: SummaryCardsWords,
): string {
  if (monthlyRoundUps === undefined) return words.pace;
  if (monthlyRoundUps <= 0) return words.paceMinimums;
  return words.paceRoundUps({ amount: approximateAmount(monthlyRoundUps, money) });
}

/** Clamps the server’s progress to 0 to 100. */
export function boundedPercent(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)));
}
