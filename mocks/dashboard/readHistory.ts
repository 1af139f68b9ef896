import {
  calendarDayOf,
  dayRange,
  epochMillis,
  monthOf,
  subtractCents,
  sumCents,
  ZERO_CENTS,
  type CalendarDay,
  type CalendarMonth,
  type Instant,
} from '@dime-time/finance-core';
import type { HistoryMonth } from '@dime-time/finance-core/contract';
import { monthlyHistory, type DebtEntry, type MonthRange } from '@dime-time/finance-core/household';
import { todayOf, type Moment } from '../store/moment.ts';
import type { MockState, StoredDebt } from '../store/state.ts';

/** The months of the household. Purchases after today are not part of the running month. */
export function readHistory(state: MockState, range: MonthRange, moment: Moment): HistoryMonth[] {
  const today = todayOf(moment);
  const { until } = dayRange(today, today, moment.timeZone);
  const bought = state.transactions.filter(({ date }) => epochMillis(date) < until);
  const dayAt = (at: Instant) => calendarDayOf(at, moment.timeZone);
  const monthAt = (at: Instant) => monthOf(dayAt(at));
  return monthlyHistory({
    range,
    entries: state.debts.flatMap((debt) =>
      entriesOf(state, debt, { dayAt, monthAt, now: moment.now }),
    ),
    roundUps: bought.map(({ date, roundUpAmount }) => ({
      month: monthAt(date),
      amount: roundUpAmount,
    })),
  });
}

interface Calendar {
  readonly dayAt: (at: Instant) => CalendarDay;
  readonly monthAt: (at: Instant) => CalendarMonth;
  readonly now: Instant;
}

/**
 * The entries of a debt, first its opening: what is owed now without its payments and corrections.
 * A state that was stored without the time of the opening has it with the first of the others.
 */
function entriesOf({ payments }: MockState, debt: StoredDebt, calendar: Calendar): DebtEntry[] {
  const { id: debtId, currentBalance, corrections = [] } = debt;
  const paid = payments.filter((payment) => payment.debtId === debtId);
  const changes = [
    ...corrections.map(({ at, owed, reason }) => ({
      at,
      owed,
      kind: 'adjustment' as const,
      reason,
      on: calendar.dayAt(at),
    })),
    ...paid.map(({ date, amount }) => ({
      at: date,
      owed: subtractCents(ZERO_CENTS, amount),
      kind: 'payment' as const,
    })),
  ];
  const [first] = changes.map(({ at }) => at).toSorted((a, b) => epochMillis(a) - epochMillis(b));
  const opening = subtractCents(currentBalance, sumCents(changes.map(({ owed }) => owed)));
  return [
    { at: debt.openedAt ?? first ?? calendar.now, owed: opening, kind: 'opening' as const },
    ...changes,
  ].map(({ at, ...entry }) => ({ debtId, month: calendar.monthAt(at), ...entry }));
}
