import {
  debtHistory,
  firstDayOf,
  type CalendarDay,
  type Household,
  type TrendPoint,
} from '@dime-time/finance-core';
import type { Debt, HistoryMonth } from '@dime-time/finance-core/contract';
import { householdForecast } from '../PayoffEstimate/householdForecast.ts';
import type { Formats } from '../../words/index.ts';

export interface DebtHistoryModel {
  /** One for each month, named with its year. */
  points: readonly TrendPoint[];
  /** The index of today’s point. */
  todayIndex: number;
  hasForecast: boolean;
  /** Whether nothing was owed in any of the months. */
  isZero: boolean;
}

export interface DebtHistoryModelInput {
  debt: Pick<Debt, 'id' | 'currentBalance'>;
  /** The household’s months, oldest first. */
  history: readonly HistoryMonth[];
  /** The debt’s household; without it there is no forecast. */
  household: Household | undefined;
  today: CalendarDay;
}

/** The points of one debt’s balance over time. */
export function debtHistoryModel(
  { debt, history, household, today }: DebtHistoryModelInput,
  formats: Formats,
): DebtHistoryModel {
  const schedule = household && householdForecast(household).debts.find(({ id }) => id === debt.id);
  const known = debtHistory({
    debtId: debt.id,
    balance: debt.currentBalance,
    history,
    today,
    schedule,
  });
  return {
    points: known.map(({ month, ...point }) => ({
      ...point,
      label: formats.monthYear(firstDayOf(month)),
    })),
    todayIndex: known.findIndex(({ isToday }) => isToday),
    hasForecast: known.some(({ kind }) => kind === 'forecast'),
    isZero: known.every(({ value }) => value === 0),
  };
}
