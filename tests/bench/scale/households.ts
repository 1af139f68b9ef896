import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../../../packages/api/src/db/index.ts';
import { lastWeek } from '../../../packages/api/src/round-ups/lastWeek.ts';
import { COLLECTED } from '../../faults/dueWork.ts';
import type { BenchMember } from '../api/prepare.ts';

/** Households by their numbers, from the first to the last. */
export interface HouseholdRange {
  readonly first: number;
  readonly last: number;
}

const TIME_ZONE = 'America/New_York';

/** Households in one transaction. */
const BATCH_SIZE = 1000;

/** Purchases of a household, whose round-ups together are what it has collected. */
const PURCHASES = 20;
const ROUND_UP = COLLECTED / PURCHASES;

/** A household by its number, signed in. */
export function householdOf(number: number): BenchMember {
  return {
    userId: idOf('u', number),
    // The first of its two debts.
    debtId: idOf('d', number * 2),
    cookie: `dime_time_session=${sessionOf(number)}`,
  };
}

function idOf(kind: string, number: number): string {
  return `${kind}_h${String(number).padStart(25, '0')}`;
}

function sessionOf(number: number): string {
  return String(number).padStart(43, '0');
}

/**
 * Adds households, each signed in, with a linked account, two debts, four payments and the round-ups of
 * twenty purchases, which wait for a sweep. Their last week counts as swept until `makeSweepsDue`.
 */
export async function addHouseholds(
  database: Database,
  { first, last }: HouseholdRange,
): Promise<void> {
  for (let begin = first; begin <= last; begin += BATCH_SIZE) {
    const range = { first: begin, last: Math.min(last, begin + BATCH_SIZE - 1) };
    await database.transaction(async (tx) => {
      for (const statement of [...ownRows(range), ...ledgerRows(range)])
        await statement.execute(tx);
      await sql`
        insert into weekly_sweeps (user_id, sunday)
        select id, ${sunday()}::date from users where ${isIn('id', range)}`.execute(tx);
    });
  }
}

/** Makes the last week's sweep of each household due, at once. */
export async function makeSweepsDue(db: Db, range: HouseholdRange): Promise<void> {
  await sql`delete from weekly_sweeps where ${isIn('user_id', range)}`.execute(db);
  // Else their zone is searched within an hour.
  await sql`delete from sweep_searches`.execute(db);
}

/** How many of the households were swept for the last week. */
export async function countSwept(db: Db, range: HouseholdRange): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from weekly_sweeps
    where ${isIn('user_id', range)} and sunday = ${sunday()}::date`.execute(db);
  return rows[0]?.count ?? 0;
}

function sunday(): string {
  return lastWeek(new Date().toISOString(), TIME_ZONE).sunday;
}

/** Whether a column names one of the households. */
export function isIn(column: string, { first, last }: HouseholdRange): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} between ${idOf('u', first)} and ${idOf('u', last)}`;
}

/** An id of an SQL number, as `idOf` makes it. */
function id(kind: string, number: string): RawBuilder<string> {
  return sql<string>`${sql.lit(`${kind}_h`)} || lpad((${sql.raw(number)})::text, 25, '0')`;
}

function ownRows({ first, last }: HouseholdRange): RawBuilder<unknown>[] {
  const numbers = sql`generate_series(${first}::int4, ${last}::int4) n`;
  return [
    sql`
      insert into users
        (id, issuer, subject, email, first_name, last_name, time_zone, is_zone_known, created_at)
      select ${id('u', 'n')}, 'https://issuer.test', n::text, 'ada@example.test', 'Ada', 'Byron',
        ${TIME_ZONE}, true, now() - interval '1 year'
      from ${numbers}`,
    sql`
      insert into sessions (id_hash, user_id, public_id, created_at, last_seen_at, expires_at)
      select sha256(convert_to(lpad(n::text, 43, '0'), 'UTF8')), ${id('u', 'n')}, ${id('se', 'n')},
        now(), now(), now() + interval '1 day'
      from ${numbers}`,
    sql`
      insert into round_up_settings (user_id, is_enabled, multiplier, auto_apply_threshold,
        crypto_enabled, crypto_percentage, preferred_crypto, sweep)
      select ${id('u', 'n')}, true, 1, 2500, false, 25, 'BTC', 'both' from ${numbers}`,
    sql`
      insert into bank_items (id, user_id, provider, provider_item_id, access_token,
        public_token_hash, status, created_at, synced_at)
      select ${id('i', 'n')}, ${id('u', 'n')}, 'test', ${id('i', 'n')}, '\\x01', '\\x02', 'active',
        now() - interval '1 year', now()
      from ${numbers}`,
    sql`
      insert into bank_accounts (id, user_id, item_id, account_id, name, type, subtype, mask,
        is_active, available, linked_at)
      select ${id('b', 'n')}, ${id('u', 'n')}, ${id('i', 'n')}, 'acc', 'Checking', 'depository',
        'checking', '0000', true, 200000, now() - interval '1 year'
      from ${numbers}`,
    sql`
      insert into debts (id, user_id, name, account_number, original_balance, minimum_payment, apr,
        due_day, created_at, balance_as_of)
      select ${id('d', 'n * 2 + k')}, ${id('u', 'n')}, 'Card', '•••• 0000', 9000000 - k * 1000000,
        10000, 24990 - k * 5000, 15, now() - interval '1 year', current_date - 365
      from ${numbers}, generate_series(0, 1) k`,
    sql`
      insert into transactions (id, user_id, merchant, category, at, amount, round_up)
      select ${id('t', `n * ${PURCHASES} + k`)}, ${id('u', 'n')}, 'Harbor Coffee', 'Food and Drink',
        now() - interval '8 days' - k * interval '2 days', ${500 - ROUND_UP}::int8, ${ROUND_UP}::int8
      from ${numbers}, generate_series(0, ${PURCHASES - 1}::int4) k`,
  ];
}

/** In few statements, since each moves the balances of its accounts once. */
function ledgerRows(range: HouseholdRange): RawBuilder<unknown>[] {
  return [
    sql`
      insert into ledger_accounts (user_id, kind, unit, debt_id)
      select id, kind, unit, null from users, (values ('bank', 'USD'), ('opening', 'USD'),
        ('round_ups', 'USD'), ('token_supply', 'DTT'), ('tokens', 'DTT')) account (kind, unit)
      where ${isIn('id', range)}
      union all
      select user_id, 'debt', 'USD', id from debts where ${isIn('user_id', range)}`,
    sql`
      insert into ledger_transfers
        (user_id, from_account, to_account, unit, amount, kind, reference, at)
      select d.user_id, owed.id, opening.id, 'USD', d.original_balance, 'opening', d.id, d.created_at
      from debts d
      join ledger_accounts owed on owed.debt_id = d.id
      join ledger_accounts opening on opening.user_id = d.user_id and opening.kind = 'opening'
      where ${isIn('d.user_id', range)}`,
    sql`
      insert into ledger_transfers
        (user_id, from_account, to_account, unit, amount, kind, reference, once, at)
      select t.user_id, bank.id, waiting.id, 'USD', t.round_up, 'round_up', t.id,
        'round_up:' || t.id, t.at
      from transactions t
      join ledger_accounts bank on bank.user_id = t.user_id and bank.kind = 'bank'
      join ledger_accounts waiting on waiting.user_id = t.user_id and waiting.kind = 'round_ups'
      where ${isIn('t.user_id', range)}`,
    sql`
      insert into ledger_transfers (user_id, from_account, to_account, unit, amount, kind, detail,
        reference, at, public_id)
      select bank.user_id, side.giver, side.taker, side.unit, side.amount, side.kind, side.detail,
        owed.debt_id, now() - k * interval '30 days',
        'x_' || replace(gen_random_uuid()::text, '-', '')
      from ledger_accounts bank
      join ledger_accounts supply on supply.user_id = bank.user_id and supply.kind = 'token_supply'
      join ledger_accounts tokens on tokens.user_id = bank.user_id and tokens.kind = 'tokens'
      join lateral (
        select id, debt_id from ledger_accounts
        where user_id = bank.user_id and kind = 'debt' order by debt_id limit 1
      ) owed on true
      cross join generate_series(1, 4) k
      cross join lateral (values
        (bank.id, owed.id, 'USD', 10000, 'payment', 'manual'),
        (supply.id, tokens.id, 'DTT', 5000000, 'reward', 'debt_payment')
      ) side (giver, taker, unit, amount, kind, detail)
      where bank.kind = 'bank' and ${isIn('bank.user_id', range)}`,
  ];
}
