import {
  calendarDayOf,
  isInRange,
  recentRoundUps,
  roundUpsThisMonth,
  sinceFirstOfMonth,
  sumCents,
} from '@dime-time/finance-core';
import { summarizeHousehold } from '@dime-time/finance-core/household';
import { answerPlanChoices } from '@dime-time/finance-core/server';
import type { DashboardSummary } from '@dime-time/finance-core/contract';
import type { MockState } from '../store/state.ts';
import { chargedAccount } from '../banking/index.ts';
import { toDebt } from '../debts/index.ts';
import { earlierRoundUps, readNextSweep } from '../round-ups/index.ts';
import type { Moment } from '../store/moment.ts';

/** Computes the figures of the dashboard from the state. */
export function dashboardSummary(state: MockState, moment: Moment): DashboardSummary {
  const { payments, purse, settings, transactions } = state;
  const debts = state.debts.map((debt) => toDebt(state, debt, moment));
  const { now, timeZone } = moment;
  const month = sinceFirstOfMonth(now, timeZone);
  const paid = payments.filter(({ date }) => isInRange(date, month));
  const summary = summarizeHousehold({
    debts,
    settings,
    plan: answerPlanChoices(state.plans[0], debts),
    purse,
    thisMonthRoundUps: roundUpsThisMonth(transactions, now, timeZone),
    recentRoundUps: recentRoundUps(transactions, now, timeZone),
    thisMonthPayments: sumCents(paid.map(({ amount }) => amount)),
    now,
    today: calendarDayOf(now, timeZone),
  });
  return {
    ...summary,
    nextSweep: readNextSweep(state, moment),
    chargedAccount: chargedAccount(state),
    earlierRoundUps: earlierRoundUps(state, moment),
  };
}
