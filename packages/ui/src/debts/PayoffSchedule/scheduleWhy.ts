import {
  debtTermsNow,
  firstDayOf,
  type CalendarDay,
  type MonthOfPlan,
} from '@dime-time/finance-core';
import { addCents } from '@dime-time/finance-core/money';
import type { Debt } from '@dime-time/finance-core/contract';
import type { MoneyText } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { ForecastExplanationWords } from '../../words/subjects/debts/forecastExplanation.ts';
import type { PayoffScheduleWords } from '../../words/subjects/debts/payoffSchedule.ts';
import { calculationTexts, monthlyPayments } from '../PayoffEstimate/forecastExplanation.ts';

interface ScheduleTexts {
  /** Whether a row has a part of a one-time payment. */
  hasOneOffs: boolean;
  words: PayoffScheduleWords;
  explanation: ForecastExplanationWords;
  formats: Formats;
  money: MoneyText;
}

/** Explains the table: the rule of its columns and, for one debt, its first row in figures. */
export function scheduleWhy(
  rows: readonly MonthOfPlan[],
  debts: readonly Debt[],
  today: CalendarDay,
  { hasOneOffs, words, explanation, formats, money }: ScheduleTexts,
): string[] {
  const [row] = rows;
  if (!row) return [];
  const [debt, ...others] = debts;
  const inputs = monthlyPayments(debts, today);
  const rules = [
    ...calculationTexts(inputs, explanation, money),
    ...(hasOneOffs ? [explanation.oneOffs] : []),
    words.whyPrincipal,
  ];
  if (!debt || others.length > 0) {
    return [...rules, words.whyMonths({ day: formats.dayInText(today) })];
  }
  // Its interest has a part of each balance then.
  if (hasOneOffs) return rules;
  const first = words.whyFirst({
    month: formats.monthYear(firstDayOf(row.month)),
    balance: money(addCents(row.balance, row.principal)),
    rate: formats.apr(debtTermsNow(debt, today).interestRate),
    interest: money(row.interest),
    payment: money(row.payment),
    left: money(row.balance),
  });
  return [...rules, first];
}
