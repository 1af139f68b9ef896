import {
  calendarDayOf,
  epochMillis,
  planForecast,
  planInForce,
  planProgress,
  type CalendarDay,
  type Cents,
  type Household,
  type PlanProgress,
} from '@dime-time/finance-core';
import { ZERO_CENTS } from '@dime-time/finance-core/money';
import type { Debt, Payment, PlanVersion } from '@dime-time/finance-core/contract';
import { promisedBy } from '../../internal/promisedBy.ts';
import type { MoneyText } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { YourProgressWords } from '../../words/subjects/insights/yourProgress.ts';

/** How a household stands against its saved plan. */
export interface PlanStanding {
  progress: PlanProgress;
  /** The day the plan was saved. */
  since: CalendarDay;
  /** What was owed on that day. */
  owedAtSave: Cents;
  /** The end that the plan promised on that day; `null` if it had none. */
  promisedDate: CalendarDay | null;
  /** Its end if it is followed from today’s balances on. */
  debtFreeDate: CalendarDay | null;
  /** Whether the plan counts one-time payments. */
  hasOneOffs: boolean;
}

/** The household, with what is past due on its debts, and what statements added to them. */
type StandingHousehold = Household & {
  debts: readonly (Household['debts'][number] & Pick<Debt, 'pastDue' | 'addedCharges'>)[];
};

/** Compares the plan in force with today; `undefined` if none was saved. */
export function planStanding(
  versions: readonly PlanVersion[],
  household: StandingHousehold,
  payments: readonly Payment[],
  timeZone: string,
): PlanStanding | undefined {
  const today = household.asOf;
  const plan = planInForce(versions, today, timeZone);
  if (!plan) return undefined;
  const followed = planForecast(plan, household);
  const { debts } = household;
  const promised = promisedBy(plan, debts);
  return {
    progress: planProgress({
      promised,
      followed,
      debts,
      payments: payments.map(({ debtId, amount, date }) => ({
        debtId,
        amount,
        on: calendarDayOf(date, timeZone),
        isAfterSave: epochMillis(date) > epochMillis(plan.since),
      })),
      today,
    }),
    since: calendarDayOf(plan.since, timeZone),
    owedAtSave: plan.forecast.balances[0] ?? ZERO_CENTS,
    promisedDate: plan.forecast.debtFreeDate,
    debtFreeDate: followed.debtFreeDate,
    hasOneOffs: promised.oneOffs.length > 0,
  };
}

/** The state in a few words: `2 months ahead of your plan`. */
export function standingTitle(
  { status, months, amount }: PlanProgress,
  words: YourProgressWords,
): string {
  switch (status) {
    case 'on-plan':
      return months === 0 && amount ? words.onPlanMonths : words.onPlan;
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
  const { progress } = standing;
  const { planned, payments, paidAhead, pastDue, interestAhead, estimatedInterest } = progress;
  const owedToday = progress.owed;
  const owed =
    planned === undefined
      ? []
      : [
          words.whyAmount({
            count: payments,
            since: formats.dayInText(standing.since),
            planned: money(planned),
            owed: money(owedToday),
          }),
          ...(estimatedInterest > 0
            ? [words.whyInterest({ amount: money(estimatedInterest) })]
            : []),
          ...(interestAhead > 0 ? [words.whyInterestAhead({ amount: money(interestAhead) })] : []),
          ...(owedToday - interestAhead > standing.owedAtSave ? [words.whyNew] : []),
          ...(paidAhead > 0 ? [words.whyPaidAhead({ amount: money(paidAhead) })] : []),
          ...(pastDue > 0 ? [words.whyPastDue({ amount: money(pastDue) })] : []),
          ...(standing.hasOneOffs ? [words.whyOneOffs] : []),
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
