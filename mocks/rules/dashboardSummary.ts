import {
  calendarDayOf,
  debtFreeDate,
  debtTotals,
  isInRange,
  percentPaid,
  roundUpsInRange,
  roundUpsThisMonth,
  sinceFirstOfMonth,
  splitCryptoShare,
  sumCents,
  ZERO_CENTS,
  dayRange,
  addDays,
  type Cents,
  type Instant,
} from '@dime-time/finance-core';
import type { DashboardSummary } from '@dime-time/finance-core/contract';
import type { HouseholdState } from '../state.ts';

/** How far back round-ups are looked at to say what a month brings. */
const HABIT_DAYS = 30;

/** Works out the figures of the dashboard from what the household has. */
export function dashboardSummary(
  state: HouseholdState,
  now: Instant,
  timeZone: string,
): DashboardSummary {
  const { debts, payments, transactions } = state;
  const month = sinceFirstOfMonth(now, timeZone);
  const totals = debtTotals(debts);
  const paid = payments.filter(({ date }) => isInRange(date, month));
  return {
    totalRoundUps: sumCents(transactions.map(({ roundUpAmount }) => roundUpAmount)),
    thisMonthRoundUps: roundUpsThisMonth(transactions, now, timeZone),
    totalDebt: totals.currentBalance,
    thisMonthPayments: sumCents(paid.map(({ amount }) => amount)),
    progressPercentage: percentPaid(totals),
    debtFreeDate:
      debtFreeDate({
        debts,
        asOf: calendarDayOf(now, timeZone),
        extraMonthly: monthlyRoundUps(state, now, timeZone),
      }) ?? null,
  };
}

/** What the last thirty days' round-ups put toward debt. */
function monthlyRoundUps(state: HouseholdState, now: Instant, timeZone: string): Cents {
  const { isEnabled, cryptoEnabled, cryptoPercentage } = state.settings;
  if (!isEnabled) return ZERO_CENTS;
  const today = calendarDayOf(now, timeZone);
  const range = dayRange(addDays(today, 1 - HABIT_DAYS), today, timeZone);
  const roundUps = roundUpsInRange(state.transactions, range);
  return splitCryptoShare(roundUps, cryptoEnabled ? cryptoPercentage : 0).debt;
}
