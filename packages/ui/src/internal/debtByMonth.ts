import {
  DEFAULT_PLAN,
  everyMonth,
  householdTrend,
  monthIndex,
  planForecast,
  type CalendarDay,
  type Cents,
  type Household,
  type PlanChoices,
  type TrendPoint,
} from '@dime-time/finance-core';
import type { HistoryMonth } from '@dime-time/finance-core/contract';

/** The household’s own debt in the months of this year. */
export interface DebtByMonth {
  /** One for each month; the value of a month without a figure is not finite, and not drawn. */
  points: readonly TrendPoint[];
  /** The index of today’s point; `undefined` if it is after the last month. */
  todayIndex: number | undefined;
  hasForecast: boolean;
  /** Whether no month has a figure. */
  isEmpty: boolean;
  /** Whether nothing was owed in any of the months. */
  isZero: boolean;
}

export interface DebtByMonthInput {
  history: readonly HistoryMonth[];
  /** What is owed today. */
  totalDebt: Cents;
  today: CalendarDay;
  /** The inputs of the forecast; without them, there is none. */
  household: Household | undefined;
  /** How many months from January on. */
  months?: number;
}

/** Returns the points of a chart whose axis begins in January, whenever the history begins. */
export function debtByMonth(input: DebtByMonthInput): DebtByMonth {
  const { household, today, totalDebt, months } = input;
  const forecast = household
    ? planForecast(household.plan ?? DEFAULT_PLAN, household)
    : { asOf: today, monthEnds: [totalDebt], debtFreeDate: null };
  const known = householdTrend({ ...input, forecast });
  const points = everyMonth(known, months);
  const todayIndex = monthIndex(today);
  return {
    points,
    todayIndex: todayIndex < points.length ? todayIndex : undefined,
    hasForecast: known.some(({ kind }) => kind === 'forecast'),
    isEmpty: known.length === 0,
    isZero: known.every(({ value }) => value === 0),
  };
}

/** What a payment of the minimums alone leaves out. */
const MINIMUMS_ALONE: PlanChoices = {
  ...DEFAULT_PLAN,
  strategy: 'minimum-only',
  includeRoundUps: false,
};

/**
 * What would be owed in the same months with the minimum payments alone; not finite where nothing is
 * known, and `undefined` without a household.
 */
export function minimumsByMonth(input: DebtByMonthInput): readonly Cents[] | undefined {
  const { household, months } = input;
  if (!household) return undefined;
  const forecast = planForecast(MINIMUMS_ALONE, household);
  return everyMonth(householdTrend({ ...input, forecast }), months).map(({ value }) => value);
}
