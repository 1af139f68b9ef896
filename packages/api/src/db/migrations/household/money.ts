/** What a household bought, chose and holds, beside the books. */
export const moneyStatements: readonly string[] = [
  `create table round_up_settings (
    user_id text primary key references users on delete cascade,
    is_enabled boolean not null,
    multiplier smallint not null check (multiplier in (1, 2, 3, 5)),
    auto_apply_threshold int8 not null check (auto_apply_threshold in (1000, 2500, 5000, 10000)),
    crypto_enabled boolean not null,
    crypto_percentage smallint not null
      check (crypto_percentage between 0 and 100 and crypto_percentage % 5 = 0),
    preferred_crypto text not null
      check (preferred_crypto in ('BTC', 'ETH', 'ADA', 'SOL', 'XRP', 'LTC'))
  )`,
  `create table transactions (
    id text primary key,
    user_id text not null references users on delete cascade,
    merchant text not null,
    category text not null,
    at timestamptz(3) not null,
    amount int8 not null,
    round_up int8 not null check (round_up >= 0),
    description text,
    bank_account_id text,
    bank_transaction_id text,
    removed_at timestamptz(3),
    unique (user_id, bank_account_id, bank_transaction_id)
  )`,
  // The sums of a month are read from the index alone.
  `create index transactions_newest on transactions (user_id, at desc, id desc)
    include (amount, round_up) where removed_at is null`,
  `create table crypto_purchases (
    id text primary key,
    user_id text not null references users on delete cascade,
    symbol text not null,
    amount_usd int8 not null check (amount_usd > 0),
    crypto_amount int8 check (crypto_amount > 0),
    status text not null,
    provider_order_id text,
    transfer_id int8 not null unique references ledger_transfers on delete restrict,
    created_at timestamptz(3) not null
  )`,
  `create index crypto_purchases_newest on crypto_purchases (user_id, created_at desc, id desc)`,
  `create index crypto_purchases_pending on crypto_purchases (id) where status = 'pending'`,
  `create table stakes (
    id text primary key,
    user_id text not null references users on delete cascade,
    amount int8 not null check (amount > 0),
    duration_days smallint not null check (duration_days in (30, 90, 365)),
    apy_bp int4 not null check (apy_bp >= 0),
    started_at timestamptz(3) not null,
    ends_at timestamptz(3) not null check (ends_at > started_at),
    ended_at timestamptz(3)
  )`,
  `create index stakes_user on stakes (user_id)`,
  `create index stakes_running on stakes (ends_at) where ended_at is null`,
];
