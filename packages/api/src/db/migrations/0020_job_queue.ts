import { sql, type Kysely } from 'kysely';

/** The weeks that were swept and can be found again, and the households that were made. */
const copyDone: readonly string[] = [
  `insert into weekly_sweeps (user_id, sunday)
    select user_id, run_key::date from jobs
      where kind = 'weekly_sweep' and done_at is not null and run_key::date >
        (select max(run_key) from jobs where kind = 'weekly_sweep')::date - 28
    on conflict do nothing`,
  `insert into demo_households (user_id) select user_id from jobs where kind = 'demo_household'
    on conflict do nothing`,
];

/**
 * The queue has its own schema, and what is due stays in tables of its subject: a sweep that waits is carried
 * over, and so are the latest weeks that were swept. What waited of a week is found again by the week.
 *
 * Servers of the version before go on with their table `jobs`: triggers copy what they announce, cancel
 * and do, and tell them what this version announces and does. `contractSchema` removes both.
 */
const statements: readonly string[] = [
  `create table threshold_sweeps (
    user_id text not null references users on delete cascade,
    run_key text not null,
    due_at timestamptz(3) not null,
    primary key (user_id, run_key)
  )`,
  `create index threshold_sweeps_due on threshold_sweeps (due_at)`,
  `create table weekly_sweeps (
    user_id text not null references users on delete cascade,
    sunday date not null,
    primary key (user_id, sunday)
  )`,
  `create table demo_households (user_id text primary key references users on delete cascade)`,
  // Most rows are copied while the servers of the version before still write.
  ...copyDone,
  // Waits for their sweeps that are being made; they can still read.
  `lock table jobs in exclusive mode`,
  ...copyDone,
  `insert into threshold_sweeps (user_id, run_key, due_at)
    select user_id, run_key, due_at from jobs where kind = 'threshold_sweep' and done_at is null`,
  `delete from jobs where kind = 'weekly_sweep' and done_at is null`,

  // The week is swept by this version alone, so that a week without money is not looked at twice.
  `create function jobs_skip() returns trigger language plpgsql as $$
  begin
    return null;
  end $$`,
  `create trigger jobs_skip before insert on jobs
    for each row when (new.kind = 'weekly_sweep') execute function jobs_skip()`,

  // The accounts of the household are locked here. A row that is locked belongs to a sweep, which
  // waits for the accounts and then finds that it was made: to wait for it would be a deadlock.
  `create function jobs_copy() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or new.done_at is not null and new.kind = 'threshold_sweep' then
      delete from threshold_sweeps where (user_id, run_key) in (
        select user_id, run_key from threshold_sweeps
        where old.kind = 'threshold_sweep' and user_id = old.user_id and run_key = old.run_key
        for update skip locked
      );
    elsif new.kind = 'threshold_sweep' then
      insert into threshold_sweeps (user_id, run_key, due_at)
        values (new.user_id, new.run_key, new.due_at) on conflict do nothing;
    elsif new.kind = 'demo_household' then
      insert into demo_households (user_id) values (new.user_id) on conflict do nothing;
    end if;
    return null;
  end $$`,
  `create trigger jobs_copy_new after insert on jobs
    for each row when (pg_trigger_depth() = 0) execute function jobs_copy()`,
  `create trigger jobs_copy_done after update on jobs for each row
    when (pg_trigger_depth() = 0 and (old.done_at is null) <> (new.done_at is null))
    execute function jobs_copy()`,
  `create trigger jobs_copy_cancelled after delete on jobs
    for each row when (pg_trigger_depth() = 0 and old.done_at is null) execute function jobs_copy()`,

  `create function threshold_sweeps_copy() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      delete from jobs where id in (
        select id from jobs where kind = 'threshold_sweep' and user_id = old.user_id
          and run_key = old.run_key and done_at is null
        for update skip locked
      );
      return null;
    end if;
    insert into jobs (kind, user_id, run_key, due_at, status)
      values ('threshold_sweep', new.user_id, new.run_key, new.due_at, 'waiting')
      on conflict do nothing;
    if not found then
      update jobs set due_at = new.due_at, status = 'waiting', attempts = 0, last_error = null, done_at = null
      where kind = 'threshold_sweep' and user_id = new.user_id and run_key = new.run_key
        and done_at is not null;
    end if;
    return null;
  end $$`,
  `create trigger threshold_sweeps_copy after insert or delete on threshold_sweeps
    for each row when (pg_trigger_depth() = 0) execute function threshold_sweeps_copy()`,

  `create function demo_households_copy() returns trigger language plpgsql as $$
  begin
    insert into jobs (kind, user_id, run_key, due_at, status, done_at)
      values ('demo_household', new.user_id, '', now(), 'done', '9999-01-01Z')
      on conflict do nothing;
    return null;
  end $$`,
  `create trigger demo_households_copy after insert on demo_households
    for each row when (pg_trigger_depth() = 0) execute function demo_households_copy()`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
