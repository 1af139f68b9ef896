import {
  calendarDayOf,
  EMPTY_PURSE,
  habitRange,
  isInRange,
  roundUpsInRange,
  roundUpsThisMonth,
  sinceFirstOfMonth,
  sumCents,
  type Instant,
} from '@dime-time/finance-core';
import { summarizeHousehold } from '@dime-time/finance-core/household';
import type { DashboardSummary } from '@dime-time/finance-core/contract';
import type { HouseholdState } from '../state.ts';

/** Works out the figures of the dashboard from what the household has. */
export function dashboardSummary(
  state: HouseholdState,
  now: Instant,
  timeZone: string,
): DashboardSummary {
  const { debts, payments, settings, transactions } = state;
  const month = sinceFirstOfMonth(now, timeZone);
  const paid = payments.filter(({ date }) => isInRange(date, month));
  return summarizeHousehold({
    debts,
    settings,
    purse: {
      ...EMPTY_PURSE,
      collected: sumCents(transactions.map(({ roundUpAmount }) => roundUpAmount)),
    },
    thisMonthRoundUps: roundUpsThisMonth(transactions, now, timeZone),
    recentRoundUps: roundUpsInRange(transactions, habitRange(now, timeZone)),
    thisMonthPayments: sumCents(paid.map(({ amount }) => amount)),
    now,
    today: calendarDayOf(now, timeZone),
  });
}
