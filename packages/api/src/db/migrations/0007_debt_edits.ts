import { sql, type Kysely } from 'kysely';

/** Debts that are edited, closed and deleted, payments that are undone, and links that are ended. */
const statements: readonly string[] = [
  `alter table debts
    add column closed_at timestamptz(3),
    add column deleted_at timestamptz(3),
    add column balance_as_of date,
    add column minimum_rule jsonb,
    add column promotion jsonb`,
  `update debts set balance_as_of = (debts.created_at at time zone owner.time_zone)::date
    from users owner where owner.id = debts.user_id`,

  // The rule of finance-core's maskAccountNumber, for the numbers that were kept whole.
  `update debts
    set account_number = '•••• ' || right(regexp_replace(account_number, '[^[:alnum:]]', '', 'g'), 4)
    where length(regexp_replace(account_number, '[^[:alnum:]]', '', 'g')) > 4`,

  // The sum of a month is read from the index alone.
  `drop index ledger_payments`,
  `create index ledger_payments on ledger_transfers (user_id, at desc, id desc)
    include (amount) where kind in ('payment', 'sweep')`,
  `create index ledger_reward_reversals on ledger_transfers (user_id) include (reference)
    where kind = 'reward_reversal'`,

  // Days are counted in UTC where no sign-in has sent a time zone.
  `alter table users add column is_zone_known boolean not null default false`,
  `update users set is_zone_known = true where time_zone <> 'UTC'`,

  `create table bank_liabilities (
    user_id text not null,
    account_id text not null,
    name text not null,
    mask text not null,
    balance int8 not null,
    minimum_payment int8 not null,
    apr int4 not null,
    due_day smallint,
    primary key (user_id, account_id),
    foreign key (user_id, account_id) references bank_accounts (user_id, account_id)
      on delete cascade on update cascade
  )`,
  `create table bank_decisions (
    user_id text not null references users on delete cascade,
    suggestion text not null,
    is_accepted boolean not null,
    debt_id text,
    transfer_id int8,
    at timestamptz(3) not null,
    primary key (user_id, suggestion)
  )`,
  `create table bank_revocations (
    id text primary key,
    user_id text not null references users on delete cascade,
    provider text not null,
    access_token bytea not null,
    failures int4 not null default 0,
    retry_at timestamptz(3)
  )`,
  `create index bank_revocations_user on bank_revocations (user_id)`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
