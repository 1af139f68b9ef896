import {
  calendarDayOf,
  sinceFirstOfMonth,
  type Cents,
  type InstantRange,
} from '@dime-time/finance-core';
import type { DashboardSummary } from '@dime-time/finance-core/contract';
import { habitRange, summarizeHousehold } from '@dime-time/finance-core/household';
import type { Db } from '../db/index.ts';
import type { Household } from '../household.ts';
import { centsOf } from './centsOf.ts';
import { listDebts } from './listDebts.ts';
import { readRoundUpSettings } from './readRoundUpSettings.ts';

/** The figures of the dashboard. */
export async function readDashboardSummary(
  db: Db,
  household: Household,
): Promise<DashboardSummary> {
  const { now, timeZone } = household;
  const month = sinceFirstOfMonth(now, timeZone);
  return summarizeHousehold({
    debts: await listDebts(db, household),
    settings: await readRoundUpSettings(db, household),
    totalRoundUps: await allRoundUps(db, household),
    ...(await roundUpsIn(db, household, { month, habit: habitRange(now, timeZone) })),
    thisMonthPayments: await paymentsIn(db, household, month),
    today: calendarDayOf(now, timeZone),
  });
}

/**
 * Round-ups ever, from the running sums of the accounts instead of a hundred thousand rows: what
 * came in, less what was taken back by the bank (the only money it is given) and less what came
 * back from coin orders that failed.
 */
async function allRoundUps(db: Db, { userId }: Household): Promise<Cents> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'money_in', 'money_out'])
    .where('user_id', '=', userId)
    .where('unit', '=', 'USD')
    .where('kind', 'in', ['round_ups', 'bank', 'crypto'])
    .execute();
  const account = (kind: string) => rows.find((row) => row.kind === kind);
  const collected = account('round_ups')?.money_in ?? 0n;
  return centsOf(
    collected - (account('bank')?.money_in ?? 0n) - (account('crypto')?.money_out ?? 0n),
  );
}

async function roundUpsIn(
  db: Db,
  { userId }: Household,
  { month, habit }: { readonly month: InstantRange; readonly habit: InstantRange },
) {
  const row = await db
    .selectFrom('transactions')
    .select((select) => {
      const sumIn = ({ from, until }: InstantRange) =>
        select.fn
          .sum<string | null>('round_up')
          .filterWhere('at', '>=', instant(from))
          .filterWhere('at', '<', instant(until));
      return [sumIn(month).as('month'), sumIn(habit).as('habit')];
    })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('at', '>=', instant(Math.min(month.from, habit.from)))
    .where('at', '<', instant(Math.max(month.until, habit.until)))
    .executeTakeFirst();
  return {
    thisMonthRoundUps: centsOf(BigInt(row?.month ?? 0)),
    recentRoundUps: centsOf(BigInt(row?.habit ?? 0)),
  };
}

async function paymentsIn(db: Db, { userId }: Household, range: InstantRange): Promise<Cents> {
  const row = await db
    .selectFrom('ledger_transfers')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('user_id', '=', userId)
    .where('kind', 'in', ['payment', 'sweep'])
    .where('at', '>=', instant(range.from))
    .where('at', '<', instant(range.until))
    .executeTakeFirst();
  return centsOf(BigInt(row?.sum ?? 0));
}

function instant(millis: number): string {
  return new Date(millis).toISOString();
}
