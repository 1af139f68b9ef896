import {
  calendarDayOf,
  planForecast,
  planInForce,
  planProgress,
  sumCents,
  type CalendarDay,
  type Cents,
  type Household,
  type PlanProgress,
} from '@dime-time/finance-core';
import type { PlanVersion } from '@dime-time/finance-core/contract';
import type { MoneyText } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { YourProgressWords } from '../../words/subjects/insights/yourProgress.ts';

/** How a household stands against its saved plan. */
export interface PlanStanding {
  progress: PlanProgress;
  /** The day the plan was saved. */
  since: CalendarDay;
  /** The end that the plan promised on that day; `null` if it had none. */
  promisedDate: CalendarDay | null;
  /** Its end if it is followed from today’s balances on. */
  debtFreeDate: CalendarDay | null;
  /** What is owed today. */
  totalDebt: Cents;
}

/** Compares the plan in force with today; `undefined` if none was saved. */
export function planStanding(
  versions: readonly PlanVersion[],
  household: Household,
  timeZone: string,
): PlanStanding | undefined {
  const today = household.asOf;
  const plan = planInForce(versions, today, timeZone);
  if (!plan) return undefined;
  const { debtFreeDate } = planForecast(plan, household);
  const totalDebt = sumCents(household.debts.map(({ currentBalance }) => currentBalance));
  return {
    progress: planProgress({ promised: plan.forecast, debtFreeDate, totalDebt, today }),
    since: calendarDayOf(plan.since, timeZone),
    promisedDate: plan.forecast.debtFreeDate,
    debtFreeDate,
    totalDebt,
  };
}

/** The state in a few words: `2 months ahead of your plan`. */
export function standingTitle({ status, months }: PlanProgress, words: YourProgressWords): string {
  switch (status) {
    case 'on-plan':
      return words.onPlan;
    case 'ahead':
      return months ? words.monthsAhead({ count: months }) : words.aheadOfPlan;
    case 'behind':
      return months ? words.monthsBehind({ count: -months }) : words.behindPlan;
  }
}

/** The same in money. */
export function standingText(
  { amount }: PlanProgress,
  money: MoneyText,
  words: YourProgressWords,
): string {
  if (amount === undefined) return words.owedUnknown;
  if (amount === 0) return words.owedSame;
  const text = money(amount, { sign: 'never' });
  return amount > 0 ? words.owedLess({ amount: text }) : words.owedMore({ amount: text });
}

/** What the figures are calculated from. */
export function standingWhy(
  standing: PlanStanding,
  money: MoneyText,
  words: YourProgressWords,
  formats: Formats,
): string[] {
  const { planned, payments } = standing.progress;
  const owed =
    planned === undefined
      ? []
      : [
          words.whyAmount({
            count: payments,
            since: formats.dayInText(standing.since),
            planned: money(planned),
            owed: money(standing.totalDebt),
          }),
        ];
  return [...owed, ...datesWhy(standing, words, formats), words.whyVersion];
}

function datesWhy(
  { promisedDate, debtFreeDate }: PlanStanding,
  words: YourProgressWords,
  { monthYear }: Formats,
): string[] {
  if (debtFreeDate === null) return [words.whyNoEnd];
  const now = monthYear(debtFreeDate);
  if (promisedDate === null) return [words.whyNewEnd({ now })];
  return [words.whyDates({ promised: monthYear(promisedDate), now })];
}
