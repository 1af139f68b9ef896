import { subtractCents, sumCents, type Cents, type Instant } from '@dime-time/finance-core';
import type { ChargedAccount } from '@dime-time/finance-core/contract';
import type { EarlierPurchase, Purse } from '@dime-time/finance-core/household';
import { sql } from 'kysely';
import { type Db, statement, toCents, type Value } from '../db/index.ts';
import type { PresentDay, RequestContext } from '../ledger/index.ts';
import { selectChargedAccount } from '../round-ups/index.ts';

/** What the rows and accounts of a household add up to. */
export interface HouseholdSums {
  readonly purse: Purse;
  /** Since the first of the month. */
  readonly thisMonthRoundUps: Cents;
  readonly thisMonthPayments: Cents;
  /** Of the days that say what a month brings, less what refunds gave back in them. */
  readonly recentRoundUps: Cents;
  /** When the sweep of the threshold is due that is announced; absent where none is. */
  readonly thresholdDueAt?: Instant;
  readonly chargedAccount?: ChargedAccount;
  /** This month's purchases whose round-ups are on offer. */
  readonly earlier: readonly EarlierPurchase[];
}

/**
 * All sums in one statement, since each one costs the embedded engine its planning.
 *
 * The purse comes from the running sums of the accounts instead of a hundred thousand rows: collected
 * is what came into the round-ups, less what the bank took back, which is the only money that goes
 * out to it, and less what came back from coins and undone payments, of which there are few.
 */
export async function readHouseholdSums(
  db: Db,
  { userId }: RequestContext,
  { month, habit }: PresentDay,
): Promise<HouseholdSums> {
  // Both end with today.
  const [row] = await sum(db, {
    userId,
    from: instant(Math.min(month.from, habit.from)),
    until: instant(month.until),
    month: instant(month.from),
    habit: instant(habit.from),
  });
  if (!row) throw new Error('The sums of a household are one row.');
  const [invested, returned] = [toCents(row.invested), toCents(row.returned)];
  const collected = toCents(row.came - row.unapplied - row.uninvested - row.reversed);
  const elsewhere = sumCents([toCents(row.waiting), invested, returned]);
  return {
    purse: { collected, applied: subtractCents(collected, elsewhere), invested, returned },
    thisMonthRoundUps: toCents(row.month),
    thisMonthPayments: toCents(row.paid),
    recentRoundUps: toCents(row.habit),
    ...(row.due_at === null ? {} : { thresholdDueAt: row.due_at }),
    ...(row.account_id === null ? {} : { chargedAccount: toChargedAccount(row) }),
    earlier: (row.earlier ?? []).map(({ amount, off }) => ({
      amount: toCents(BigInt(amount)),
      isFromOff: off,
    })),
  };
}

interface SumsRow extends ChargedColumns {
  readonly came: bigint;
  readonly waiting: bigint;
  readonly invested: bigint;
  readonly uninvested: bigint;
  readonly returned: bigint;
  readonly reversed: bigint;
  readonly unapplied: bigint;
  readonly month: bigint;
  readonly habit: bigint;
  readonly paid: bigint;
  readonly earlier: readonly { readonly amount: number; readonly off: boolean }[] | null;
  readonly due_at: Instant | null;
}

/** The account that is charged; nothing where there is none. */
interface ChargedColumns {
  readonly account_id: string | null;
  readonly name: string | null;
  readonly mask: string | null;
  readonly available: bigint | null;
  readonly linked_at: Instant | null;
}

function toChargedAccount(row: ChargedColumns): ChargedAccount {
  const { account_id, name, mask, available, linked_at } = row;
  return {
    accountId: account_id ?? '',
    name: name ?? '',
    mask: mask ?? '',
    available: available === null ? undefined : toCents(available),
    linkedAt: linked_at ?? undefined,
  };
}

const sum = statement(
  (db, value: Value<Record<'userId' | 'from' | 'until' | 'month' | 'habit', string>>) =>
    sql<SumsRow>`
    select ever.came, ever.waiting, ever.invested, ever.uninvested, ever.returned,
      ever.repaid - undone.repaid as reversed, undone.unapplied,
      recent.month, recent.habit, payments.paid - undone.paid as paid,
      earlier.purchases as earlier, announced.due_at, charged.*
    from (
      select
        coalesce(sum(money_in) filter (where kind = 'round_ups'), 0)::int8 as came,
        coalesce(sum(balance) filter (where kind = 'round_ups'), 0)::int8 as waiting,
        coalesce(sum(balance) filter (where kind = 'crypto'), 0)::int8 as invested,
        coalesce(sum(money_out) filter (where kind = 'crypto'), 0)::int8 as uninvested,
        coalesce(sum(balance) filter (where kind = 'returned'), 0)::int8 as returned,
        coalesce(sum(money_in) filter (where kind = 'bank'), 0)::int8 as repaid
      from ledger_accounts
      where user_id = ${value('userId')} and kind in ('round_ups', 'crypto', 'returned', 'bank')
    ) ever, (
      select
        coalesce(sum(t.amount) filter (where a.kind = 'round_ups'), 0)::int8 as unapplied,
        coalesce(sum(t.amount) filter (where a.kind = 'bank'), 0)::int8 as repaid,
        coalesce(sum(t.amount) filter (
          where t.at >= ${value('month')} and t.at < ${value('until')}
        ), 0)::int8 as paid
      from ledger_transfers t join ledger_accounts a on a.id = t.to_account
      where t.user_id = ${value('userId')} and t.kind = 'payment_undo'
    ) undone, (
      select
        coalesce(sum(round_up) filter (where at >= ${value('month')}), 0)::int8 as month,
        coalesce(sum(round_up - round_up_returned) filter (where at >= ${value('habit')}), 0)::int8 as habit
      from transactions
      where user_id = ${value('userId')} and removed_at is null and at >= ${value('from')} and at < ${value('until')}
    ) recent, (
      select coalesce(sum(amount), 0)::int8 as paid
      from ledger_transfers
      where user_id = ${value('userId')} and kind in ('payment', 'sweep')
        and at >= ${value('month')} and at < ${value('until')}
    ) payments, (
      select json_agg(json_build_object('amount', amount, 'off', is_from_off)) as purchases
      from transactions
      where user_id = ${value('userId')} and is_earlier and removed_at is null and round_up = 0
        and at >= ${value('month')}
    ) earlier, (
      select min(due_at) as due_at
      from jobs
      where user_id = ${value('userId')} and kind = 'threshold_sweep' and done_at is null
    ) announced
    left join (${selectChargedAccount(db, value('userId'))}) charged on true`.compile(db),
);

function instant(millis: number): string {
  return new Date(millis).toISOString();
}
