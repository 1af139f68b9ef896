import { sql, type Kysely } from 'kysely';

/**
 * Ids of payments and rewards that count nothing, the moment of the last round of jobs, and indices for
 * what each round looks for.
 */
const statements: readonly string[] = [
  `alter table ledger_transfers add column public_id text`,
  `create unique index ledger_transfers_public_id on ledger_transfers (public_id)
    where public_id is not null`,
  `create table job_rounds (
    id boolean primary key default true check (id),
    last_at timestamptz(3) not null
  )`,
  `create index users_time_zone on users (time_zone, id)`,
  `create index jobs_done_at on jobs (done_at) where done_at is not null`,
  `create index webhook_events_received_at on webhook_events (received_at)`,
  `create index contact_messages_at on contact_messages (at)`,
  `create index contact_messages_unmailed on contact_messages (at) where mailed_at is null`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
