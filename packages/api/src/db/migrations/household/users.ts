/** Who a household is, and how it is signed in. */
export const userStatements: readonly string[] = [
  `create table users (
    id text primary key,
    issuer text not null,
    subject text not null,
    email text,
    first_name text,
    last_name text,
    time_zone text not null default 'UTC',
    subscription_tier text not null default 'free',
    created_at timestamptz(3) not null,
    unique (issuer, subject)
  )`,
  `create table sessions (
    id_hash bytea primary key,
    user_id text not null references users on delete cascade,
    id_token bytea,
    created_at timestamptz(3) not null,
    last_seen_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  `create index sessions_user on sessions (user_id)`,
  `create index sessions_expiry on sessions (expires_at)`,
  `create table idempotency_keys (
    user_id text not null references users on delete cascade,
    key text not null,
    fingerprint bytea not null,
    status smallint,
    body text,
    created_at timestamptz(3) not null,
    primary key (user_id, key)
  )`,
  `create index idempotency_keys_age on idempotency_keys (created_at)`,
  `create table contact_messages (
    id text primary key,
    name text not null,
    email text not null,
    message text not null,
    at timestamptz(3) not null,
    mailed_at timestamptz(3)
  )`,
  `create table jobs (
    id int8 generated always as identity primary key,
    kind text not null,
    user_id text references users on delete cascade,
    run_key text not null,
    due_at timestamptz(3) not null,
    status text not null,
    attempts int4 not null default 0,
    last_error text,
    done_at timestamptz(3),
    unique nulls not distinct (kind, user_id, run_key)
  )`,
  `create index jobs_user on jobs (user_id)`,
  `create index jobs_waiting on jobs (due_at) where done_at is null`,
];
