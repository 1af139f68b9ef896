/** Tables of linked banks. */
export const bankStatements: readonly string[] = [
  `create table bank_items (
    id text primary key,
    user_id text not null references users on delete cascade,
    provider text not null,
    provider_item_id text not null,
    institution_id text,
    institution_name text,
    access_token bytea not null,
    public_token_hash bytea not null,
    cursor text,
    status text not null,
    created_at timestamptz(3) not null,
    synced_at timestamptz(3),
    unique (id, user_id),
    unique (user_id, public_token_hash)
  )`,
  `create index bank_items_provider on bank_items (provider, provider_item_id)`,
  `create table bank_accounts (
    id text primary key,
    user_id text not null references users on delete cascade,
    item_id text not null,
    account_id text not null,
    name text not null,
    type text not null,
    subtype text,
    mask text,
    is_active boolean not null,
    current int8,
    available int8,
    unique (user_id, account_id),
    foreign key (item_id, user_id) references bank_items (id, user_id) on delete cascade
  )`,
  `create index bank_accounts_item on bank_accounts (item_id)`,
  `create table bank_transactions (
    user_id text not null references users on delete cascade,
    transaction_id text not null,
    account_id text not null,
    merchant_name text,
    name text not null,
    date date not null,
    datetime timestamptz(3),
    category jsonb,
    amount int8 not null,
    pending boolean not null,
    pending_transaction_id text,
    personal_finance_category jsonb,
    removed_at timestamptz(3),
    primary key (user_id, account_id, transaction_id)
  )`,
  `create index bank_transactions_newest
    on bank_transactions (user_id, date desc, transaction_id desc) where removed_at is null`,
  `create table webhook_events (
    id_hash bytea primary key,
    received_at timestamptz(3) not null,
    handled_at timestamptz(3)
  )`,
];
