import {
  addMonths,
  firstDayOf,
  monthOf,
  monthsBetween,
  nextMonth,
  startOfDay,
  type CalendarMonth,
} from '@dime-time/finance-core';
import type { HistoryMonth } from '@dime-time/finance-core/contract';
import { monthlyHistory, type DebtEntry, type MonthRange } from '@dime-time/finance-core/household';
import { sql } from 'kysely';
import { type Db, statement, toCents, type Value } from '../db/index.ts';
import { presentDay, type RequestContext } from '../ledger/index.ts';

/**
 * Reads the months of a household from its ledger. The database adds up the transfers of each month:
 * the number of rows depends on months and debts, not on transfers. Deleted debts are left out.
 *
 * @param range not past the running month.
 */
export async function readHistory(
  db: Db,
  household: RequestContext,
  range: MonthRange,
): Promise<HistoryMonth[]> {
  const months = monthsBetween(range.from, range.to);
  const [first] = months;
  if (first === undefined) return [];
  const { today, month: thisMonth } = presentDay(household);
  const startOf = (month: CalendarMonth) => startOfDay(firstDayOf(month), household.timeZone);
  const starts = `{${months.map((month) => instant(startOf(month))).join(',')}}`;
  const { userId } = household;
  const isRunning = range.to === monthOf(today);
  const end = isRunning ? thisMonth.until : startOf(nextMonth(range.to));
  // The balance now includes every transfer.
  const until = isRunning ? 'infinity' : instant(end);
  const entries = await sumEntries(db, { userId, starts, until });
  const roundUps = await sumRoundUps(db, { userId, starts, until: instant(end) });
  /** The months that `width_bucket` counts; 0 is the time before them. */
  const buckets = [monthOf(addMonths(firstDayOf(first), -1)), ...months];
  const monthAt = (bucket: number) => buckets[bucket] ?? range.to;
  return monthlyHistory({
    range,
    entries: entries.map(({ debt_id, bucket, kind, reason, owed }) => ({
      debtId: debt_id,
      month: monthAt(bucket),
      kind,
      reason: reason ?? undefined,
      owed: toCents(owed),
    })),
    roundUps: roundUps.map(({ bucket, amount }) => ({
      month: monthAt(bucket),
      amount: toCents(amount),
    })),
  });
}

interface EntriesRow {
  readonly debt_id: string;
  readonly bucket: number;
  readonly kind: DebtEntry['kind'];
  readonly reason: string | null;
  readonly owed: bigint;
}

type RangeValues = Record<'userId' | 'starts' | 'until', string>;

/** Additions and reductions separately, since only what is added can be interest. */
const sumEntries = statement((db, value: Value<RangeValues>) =>
  sql<EntriesRow>`
    with owed as (
      select a.id, a.debt_id, d.created_at
      from debts d join ledger_accounts a on a.debt_id = d.id
      where d.user_id = ${value('userId')} and d.deleted_at is null
    )
    select owed.debt_id, entry.bucket, entry.kind, entry.reason, sum(entry.owed)::int8 as owed
    from owed join (
      select side.account, side.owed,
        width_bucket(t.at, ${value('starts')}::text::timestamptz[]) as bucket,
        case when t.kind in ('opening', 'adjustment') then t.kind else 'payment' end as kind,
        case when t.kind = 'adjustment' then t.detail end as reason
      from ledger_transfers t
      cross join lateral (
        values (t.from_account, t.amount), (t.to_account, -t.amount)
      ) side (account, owed)
      where t.user_id = ${value('userId')} and t.at < ${value('until')}
        and t.kind in ('opening', 'adjustment', 'payment', 'sweep', 'payment_undo')
    ) entry on entry.account = owed.id
    group by owed.created_at, owed.id, owed.debt_id, entry.bucket, entry.kind, entry.reason,
      sign(entry.owed)
    order by owed.created_at, owed.id`.compile(db),
);

interface RoundUpsRow {
  readonly bucket: number;
  readonly amount: bigint;
}

const sumRoundUps = statement((db, value: Value<RangeValues>) =>
  sql<RoundUpsRow>`
    select width_bucket(at, ${value('starts')}::text::timestamptz[]) as bucket,
      sum(round_up)::int8 as amount
    from transactions
    where user_id = ${value('userId')} and removed_at is null and at < ${value('until')}
    group by 1`.compile(db),
);

function instant(millis: number): string {
  return new Date(millis).toISOString();
}
