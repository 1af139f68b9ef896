import { ZERO_CENTS } from '@dime-time/finance-core';
import type { DashboardSummary } from '@dime-time/finance-core/contract';
import { summarizeHousehold } from '@dime-time/finance-core/household';
import { sql } from 'kysely';
import { statement, type Db, type Value } from '../db/index.ts';
import type { Household } from '../household.ts';
import { centsOf } from './centsOf.ts';
import { listDebts } from './listDebts.ts';
import { presentDay, type PresentDay } from './presentDay.ts';
import { readRoundUpSettings } from './readRoundUpSettings.ts';

/** The figures of the dashboard. */
export async function readDashboardSummary(
  db: Db,
  household: Household,
): Promise<DashboardSummary> {
  const day = presentDay(household);
  return summarizeHousehold({
    debts: await listDebts(db, household),
    settings: await readRoundUpSettings(db, household),
    ...(await readSums(db, household, day)),
    now: household.now,
    today: day.today,
  });
}

interface Sums {
  readonly total: bigint;
  readonly waiting: bigint;
  readonly invested: bigint;
  readonly month: bigint;
  readonly habit: bigint;
  readonly paid: bigint;
}

/**
 * All sums in one statement, since each one costs the embedded engine its planning.
 *
 * Round-ups ever come from the running sums of the accounts instead of a hundred thousand rows: what
 * came in, less what was taken back by the bank (the only money it is given) and less what came back
 * from coin orders that failed.
 */
async function readSums(db: Db, { userId }: Household, { month, habit }: PresentDay) {
  // Both end with today.
  const [sums = { total: 0n, waiting: 0n, invested: 0n, month: 0n, habit: 0n, paid: 0n }] =
    await sum(db, {
      userId,
      from: instant(Math.min(month.from, habit.from)),
      until: instant(month.until),
      month: instant(month.from),
      habit: instant(habit.from),
    });
  return {
    purse: {
      collected: centsOf(sums.total),
      applied: centsOf(sums.total - sums.waiting - sums.invested),
      invested: centsOf(sums.invested),
      returned: ZERO_CENTS,
    },
    thisMonthRoundUps: centsOf(sums.month),
    recentRoundUps: centsOf(sums.habit),
    thisMonthPayments: centsOf(sums.paid),
  };
}

const sum = statement(
  (db, value: Value<Record<'userId' | 'from' | 'until' | 'month' | 'habit', string>>) =>
    sql<Sums>`
    select ever.total, ever.waiting, ever.invested, recent.month, recent.habit, payments.paid
    from (
      select coalesce(sum(
        case kind when 'round_ups' then money_in when 'bank' then -money_in else -money_out end
      ), 0)::int8 as total,
        coalesce(sum(balance) filter (where kind = 'round_ups'), 0)::int8 as waiting,
        coalesce(sum(balance) filter (where kind = 'crypto'), 0)::int8 as invested
      from ledger_accounts
      where user_id = ${value('userId')} and kind in ('round_ups', 'bank', 'crypto')
    ) ever, (
      select
        coalesce(sum(round_up) filter (where at >= ${value('month')}), 0)::int8 as month,
        coalesce(sum(round_up) filter (where at >= ${value('habit')}), 0)::int8 as habit
      from transactions
      where user_id = ${value('userId')} and removed_at is null and at >= ${value('from')} and at < ${value('until')}
    ) recent, (
      select coalesce(sum(amount), 0)::int8 as paid
      from ledger_transfers
      where user_id = ${value('userId')} and kind in ('payment', 'sweep')
        and at >= ${value('month')} and at < ${value('until')}
    ) payments`.compile(db),
);

function instant(millis: number): string {
  return new Date(millis).toISOString();
}
