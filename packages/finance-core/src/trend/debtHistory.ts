import type { DebtAtMonthEnd } from '../debts/balanceChanges.ts';
import type { DebtSchedule } from '../debts/payoff/plan.ts';
import { monthEndBalances } from '../forecast/index.ts';
import type { Cents } from '../money/index.ts';
import { monthOf, nextMonth, type CalendarDay, type CalendarMonth } from '../time/index.ts';

/** What is owed on a debt at the end of a month, or today. */
export interface DebtHistoryPoint {
  month: CalendarMonth;
  value: Cents;
  kind: 'real' | 'forecast';
  /** Whether it is what is owed today, in the running month. */
  isToday: boolean;
}

/** The input of {@link debtHistory}. */
export interface DebtHistoryInput {
  debtId: string;
  /** What is owed on it today. */
  balance: Cents;
  /** The months of the household, oldest first. */
  history: readonly { month: CalendarMonth; debts: readonly DebtAtMonthEnd[] }[];
  today: CalendarDay;
  /** The debt in the household’s forecast of `today`; without it there is no forecast. */
  schedule?: DebtSchedule | undefined;
}

/** At least so many months are forecast, unless the debt ends before. */
const LEAST_AHEAD = 12;

/**
 * What is owed on a debt over time: at the end of each month of its history, today, and by the
 * forecast at the end of each month to come until it is paid off. The forecast has no more months
 * than the history, but twelve at least, so that the history stays readable.
 */
export function debtHistory(input: DebtHistoryInput): DebtHistoryPoint[] {
  const { debtId, balance, history, today, schedule } = input;
  const current = monthOf(today);
  const past = history.flatMap(({ month, debts }): DebtHistoryPoint[] => {
    const own = debts.find((debt) => debt.debtId === debtId);
    if (!own || month >= current) return [];
    return [{ month, value: own.balance, kind: 'real', isToday: false }];
  });
  const points = [
    ...past,
    { month: current, value: balance, kind: 'real' as const, isToday: true },
  ];
  if (!schedule || balance === 0) return points;
  const ends = monthEndBalances({ asOf: today, debts: [schedule] });
  const planned = ends.slice(ends.length > 1 ? 1 : 0);
  const mostAhead = Math.max(LEAST_AHEAD, points.length);
  let month = current;
  for (const value of planned.slice(0, mostAhead)) {
    month = nextMonth(month);
    points.push({ month, value, kind: 'forecast', isToday: false });
  }
  return points;
}
