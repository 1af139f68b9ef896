/**
 * The books. A transfer is one row with two accounts, so what leaves one arrives at the other; its
 * foreign keys carry the unit and the household, so neither can be mixed.
 */
export const ledgerStatements: readonly string[] = [
  `create table debts (
    id text primary key,
    user_id text not null references users on delete cascade,
    name text not null,
    account_number text not null,
    original_balance int8 not null check (original_balance >= 0),
    minimum_payment int8 not null check (minimum_payment >= 0),
    apr int4 not null check (apr between 0 and 10000000),
    due_day smallint not null check (due_day between 1 and 31),
    bank_account_id text,
    bank_balance int8,
    created_at timestamptz(3) not null,
    unique (id, user_id),
    unique (user_id, bank_account_id)
  )`,
  `create index debts_user on debts (user_id, created_at, id)`,
  `create table ledger_accounts (
    id int8 generated always as identity primary key,
    user_id text not null references users on delete restrict,
    kind text not null,
    unit text not null,
    debt_id text,
    money_in int8 not null default 0 check (money_in >= 0),
    money_out int8 not null default 0 check (money_out >= 0),
    balance int8 not null generated always as (money_in - money_out) stored,
    unique nulls not distinct (user_id, kind, unit, debt_id),
    unique (id, unit, user_id),
    foreign key (debt_id, user_id) references debts (id, user_id) on delete restrict,
    constraint ledger_account_unit check (
      (unit = 'USD' and kind in ('bank', 'opening', 'round_ups', 'crypto', 'debt'))
      or (unit = 'DTT' and kind in ('token_supply', 'tokens', 'staked'))
    ),
    constraint ledger_account_debt check ((kind = 'debt') = (debt_id is not null)),
    constraint ledger_debt_not_overpaid check (kind <> 'debt' or money_in <= money_out),
    constraint ledger_not_overspent check (
      kind not in ('round_ups', 'crypto', 'tokens', 'staked') or money_in >= money_out
    )
  )`,
  `create index ledger_accounts_debt on ledger_accounts (debt_id) where debt_id is not null`,
  `create table ledger_transfers (
    id int8 generated always as identity primary key,
    user_id text not null references users on delete restrict,
    from_account int8 not null,
    to_account int8 not null,
    unit text not null,
    amount int8 not null check (amount > 0),
    kind text not null check (kind in (
      'opening', 'adjustment', 'round_up', 'round_up_reversal', 'payment', 'sweep',
      'crypto_share', 'reward', 'stake', 'unstake'
    )),
    detail text,
    reference text,
    once text,
    at timestamptz(3) not null,
    unique (user_id, once),
    foreign key (from_account, unit, user_id)
      references ledger_accounts (id, unit, user_id) on delete restrict,
    foreign key (to_account, unit, user_id)
      references ledger_accounts (id, unit, user_id) on delete restrict,
    constraint ledger_transfer_two_accounts check (from_account <> to_account)
  )`,
  `create index ledger_payments on ledger_transfers (user_id, at desc, id desc)
    where kind in ('payment', 'sweep')`,
  `create index ledger_rewards on ledger_transfers (user_id, at desc, id desc)
    where kind = 'reward'`,
  `create index ledger_round_ups on ledger_transfers (user_id, at desc, id desc)
    where kind in ('round_up', 'round_up_reversal')`,
];
