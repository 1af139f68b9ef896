import {
  addMonths,
  calendarDayOf,
  firstDayOf,
  monthOf,
  monthsBetween,
  nextMonth,
  startOfDay,
  type CalendarMonth,
  type Instant,
} from '@dime-time/finance-core';
import { BALANCE_REASONS, type HistoryMonth } from '@dime-time/finance-core/contract';
import { monthlyHistory, type DebtEntry, type MonthRange } from '@dime-time/finance-core/household';
import { sql } from 'kysely';
import { type Db, statement, toCents, type Value } from '../db/index.ts';
import { presentDay, type RequestContext } from '../ledger/index.ts';

/**
 * Reads the months of a household from its ledger. The database adds up the transfers of each month:
 * the number of rows depends on months, debts and corrections, not on payments. Deleted debts are
 * left out.
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
  const isRunning = range.to === monthOf(today);
  const end = isRunning ? thisMonth.until : startOf(nextMonth(range.to));
  const bounds = [...months.map(startOf), end].map(instant);
  const values = {
    userId: household.userId,
    bounds: `{${bounds.join(',')}}`,
    first: instant(startOf(first)),
    reasons: `{${BALANCE_REASONS.join(',')}}`,
    // The balance now includes every transfer.
    until: isRunning ? 'infinity' : instant(end),
  };
  const entries = await sumEntries(db, values);
  const roundUps = await sumRoundUps(db, values);
  /** By the number of their lower bound; 0 is the time before the first, and none is after the last. */
  const buckets = [monthOf(addMonths(firstDayOf(first), -1)), ...months];
  const monthAt = (bucket: number) => buckets[bucket] ?? range.to;
  return monthlyHistory({
    range,
    entries: entries.map(({ debt_id, bucket, kind, reason, corrected_at, owed }) => ({
      debtId: debt_id,
      month: monthAt(bucket),
      kind,
      reason: reason ?? undefined,
      on: corrected_at === null ? undefined : calendarDayOf(corrected_at, household.timeZone),
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
  /** When a statement corrected the balance; `null` for sums. */
  readonly corrected_at: Instant | null;
  readonly owed: bigint;
}

type RangeValues = Record<'userId' | 'bounds' | 'until' | 'first' | 'reasons', string>;

/**
 * Sums by accounts first, as joining each transfer takes four times as long. The bounds are a
 * subquery, which is evaluated once; a cast would be evaluated for every row.
 */
const sumEntries = statement((db, value: Value<RangeValues>) =>
  sql<EntriesRow>`
    with entry as (
      select from_account, to_account, sum(amount)::int8 as amount,
        width_bucket(at, (select ${value('bounds')}::text::timestamptz[])) as bucket,
        case when kind in ('opening', 'adjustment') then kind else 'payment' end as kind,
        case when kind = 'adjustment' then detail end as reason,
        case when kind = 'adjustment' and detail = any(${value('reasons')}::text::text[])
          then at end as corrected_at
      from ledger_transfers
      where user_id = ${value('userId')} and at < ${value('until')}
        and kind in ('opening', 'adjustment', 'payment', 'sweep', 'payment_undo')
      group by 1, 2, 4, 5, 6, 7
    )
    select d.id as debt_id, entry.bucket, entry.kind, entry.reason, entry.corrected_at,
      case when a.id = entry.from_account then entry.amount else -entry.amount end as owed
    from entry
    join ledger_accounts a on a.id in (entry.from_account, entry.to_account)
    join debts d on d.id = a.debt_id
    where d.user_id = ${value('userId')} and d.deleted_at is null
    order by d.created_at, a.id, entry.corrected_at`.compile(db),
);

interface RoundUpsRow {
  readonly bucket: number;
  readonly amount: bigint;
}

/** Each month is a range of the index. Of the time before, one purchase shows that there was any. */
const sumRoundUps = statement((db, value: Value<RangeValues>) =>
  sql<RoundUpsRow>`
    select month.bucket::int4 as bucket, purchases.amount
    from (
      select bucket, at, lead(at) over (order by bucket) as until
      from unnest(${value('bounds')}::text::timestamptz[]) with ordinality bound (at, bucket)
    ) month
    cross join lateral (
      select coalesce(sum(t.round_up), 0)::int8 as amount
      from transactions t
      where t.user_id = ${value('userId')} and t.removed_at is null
        and t.at >= month.at and t.at < month.until
    ) purchases
    where month.until is not null
    union all (
      select 0, round_up from transactions
      where user_id = ${value('userId')} and removed_at is null and round_up > 0
        and at < ${value('first')}
      order by at desc limit 1
    )`.compile(db),
);

function instant(millis: number): string {
  return new Date(millis).toISOString();
}
