import {
  calendarDayOf,
  isInRange,
  recentRoundUps,
  roundUpsThisMonth,
  sinceFirstOfMonth,
  sumCents,
  type Instant,
} from '@dime-time/finance-core';
import { summarizeHousehold } from '@dime-time/finance-core/household';
import type { DashboardSummary } from '@dime-time/finance-core/contract';
import type { HouseholdState } from '../store/state.ts';
import { chargedAccount } from '../banking/chargedAccount.ts';
import { earlierRoundUps } from '../round-ups/earlierRoundUps.ts';
import { nextSweepOf } from '../round-ups/nextSweepOf.ts';

/** Works out the figures of the dashboard from what the household has. */
export function dashboardSummary(
  state: HouseholdState,
  now: Instant,
  timeZone: string,
): DashboardSummary {
  const { debts, payments, purse, settings, transactions } = state;
  const moment = { now, timeZone };
  const month = sinceFirstOfMonth(now, timeZone);
  const paid = payments.filter(({ date }) => isInRange(date, month));
  const summary = summarizeHousehold({
    debts,
    settings,
    purse,
    thisMonthRoundUps: roundUpsThisMonth(transactions, now, timeZone),
    recentRoundUps: recentRoundUps(transactions, now, timeZone),
    thisMonthPayments: sumCents(paid.map(({ amount }) => amount)),
    now,
    today: calendarDayOf(now, timeZone),
  });
  return {
    ...summary,
    nextSweep: nextSweepOf(state, moment),
    chargedAccount: chargedAccount(state),
    earlierRoundUps: earlierRoundUps(state, moment),
  };
}
