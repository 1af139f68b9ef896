import { subtractCents, sumCents, type Cents, type Instant } from '@dime-time/finance-core';
import type { ChargedAccount } from '@dime-time/finance-core/contract';
import type { EarlierPurchase, Purse } from '@dime-time/finance-core/household';
import { sql } from 'kysely';
import { type Db, statement, toCents, type Value } from '../db/index.ts';
import type { PresentDay, RequestContext } from '../ledger/index.ts';
import { selectChargedAccount } from '../round-ups/index.ts';

/** The sums of a household's rows and accounts. */
export interface HouseholdSums {
  readonly purse: Purse;
  /** Since the first of the month. */
  readonly thisMonthRoundUps: Cents;
  readonly thisMonthPayments: Cents;
  /** Of the days that predict a month, less refunds in them. */
  readonly recentRoundUps: Cents;
  /** When the scheduled threshold sweep is due; absent without one. */
  readonly thresholdDueAt?: Instant;
  readonly chargedAccount?: ChargedAccount;
  /** This month's purchases whose round-ups are offered. */
  readonly earlier: readonly EarlierPurchase[];
}

/**
 * Reads all sums in one statement, since planning each one costs the embedded engine time.
 *
 * The purse is derived from the running totals of the accounts instead of up to a hundred thousand
 * rows: collected is what came into the round-ups, less reversals, which are the only transfers
 * back to the bank, and less what came back from crypto and undone payments, of which there are
 * few.
 */
export async function readHouseholdSums(
  db: Db,
  { userId }: RequestContext,
  { month, habit }: PresentDay,
): Promise<HouseholdSums> {
  // Both ranges end today.
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

/** The charged account; null columns without one. */
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
      from threshold_sweeps
      where user_id = ${value('userId')}
    ) announced
    left join (${selectChargedAccount(db, value('userId'))}) charged on true`.compile(db),
);

function instant(millis: number): string {
  return new Date(millis).toISOString();
}
