import { sql, type Kysely } from 'kysely';

/**
 * The queue has its own schema, and what is due stays in tables of its subject: a sweep that waits is carried
 * over, and so are the latest weeks that were swept. What waited of a week is found again by the week.
 */
const statements: readonly string[] = [
  // A sweep that a server of the version before announces now would be lost between the copy and the end.
  `lock table jobs in access exclusive mode`,
  `create table threshold_sweeps (
    user_id text not null references users on delete cascade,
    run_key text not null,
    due_at timestamptz(3) not null,
    primary key (user_id, run_key)
  )`,
  `create index threshold_sweeps_due on threshold_sweeps (due_at)`,
  `insert into threshold_sweeps (user_id, run_key, due_at)
    select user_id, run_key, due_at from jobs where kind = 'threshold_sweep' and done_at is null`,
  `create table weekly_sweeps (
    user_id text not null references users on delete cascade,
    sunday date not null,
    primary key (user_id, sunday)
  )`,
  `insert into weekly_sweeps (user_id, sunday)
    select user_id, run_key::date from jobs
      where kind = 'weekly_sweep' and done_at is not null and run_key::date > current_date - 28`,
  `create table demo_households (user_id text primary key references users on delete cascade)`,
  `insert into demo_households (user_id) select user_id from jobs where kind = 'demo_household'`,
  `drop table jobs`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
