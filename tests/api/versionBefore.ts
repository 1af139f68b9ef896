import { fileURLToPath } from 'node:url';
import { readBackup, verifyBackup } from '../../packages/api/src/cli/backup/readBackup.ts';
import { columnsOf, insertRows, resetSequence } from '../../packages/api/src/cli/tableRows.ts';
import {
  type Database,
  type Db,
  migrateTo,
  sql,
  type Tx,
} from '../../packages/api/src/db/index.ts';
import { listDebts } from '../../packages/api/src/debts/index.ts';
import { sweepRoundUps } from '../../packages/api/src/round-ups/sweepRoundUps.ts';

/** A backup that the last version with the table `jobs` made. */
const FILE = fileURLToPath(new URL('fixtures/version-before.backup', import.meta.url));

/** The households of the backup, by what waits for them or was done. */
export const HOUSEHOLDS = {
  sweptThisWeek: 'u_01m7t1zzq0ak7e3tr9nt3mxhxc',
  waitsForTheWeek: 'u_01m7t1zzq00y88k4ghjfczgnqg',
  reachedTheThreshold: 'u_01m7t1zzq0e818st39zcfm5ryk',
  demo: 'u_01m7t1zzq0t0han7beggwrz27z',
};

/** Fills an empty database with the schema and the rows of the version before. */
export async function restoreVersionBefore({ db }: Database): Promise<void> {
  await migrateTo(db, (await verifyBackup(FILE)).migration);
  await db.transaction().execute(async (tx) => {
    for await (const { table, rows } of readBackup(FILE)) {
      const columns = await columnsOf(tx, table);
      await insertRows(tx, table, columns, rows);
      await resetSequence(tx, table, columns);
    }
  });
}

/** What requests and jobs of the version before do with its table `jobs`, in the same SQL. */
export const versionBefore = {
  async announce(db: Db, userId: string, key: string, dueAt: string): Promise<void> {
    const { numAffectedRows } = await sql`
      insert into jobs (kind, user_id, run_key, due_at, status)
      values ('threshold_sweep', ${userId}, ${key}, ${dueAt}, 'waiting')
      on conflict do nothing`.execute(db);
    if (numAffectedRows !== 0n) return;
    await sql`update jobs
      set due_at = ${dueAt}, status = 'waiting', attempts = 0, last_error = null, done_at = null
      where kind = 'threshold_sweep' and user_id = ${userId} and run_key = ${key}
        and done_at is not null`.execute(db);
  },

  async cancel(db: Db, userId: string, now: string): Promise<void> {
    await sql`delete from jobs where kind = 'threshold_sweep' and user_id = ${userId}
      and done_at is null and due_at > ${now}`.execute(db);
  },

  async dueAt(db: Db, userId: string): Promise<string | null | undefined> {
    const { rows } = await sql<{ due_at: string | null }>`select min(due_at) as due_at from jobs
      where user_id = ${userId} and kind = 'threshold_sweep' and done_at is null`.execute(db);
    return rows[0]?.due_at;
  },

  /** @returns whether the household is to be made. */
  async claimDemo(db: Db, userId: string, now: string): Promise<boolean> {
    const { rows } = await sql`insert into jobs (kind, user_id, run_key, due_at, status, done_at)
      values ('demo_household', ${userId}, '', ${now}, 'done', '9999-01-01Z')
      on conflict do nothing returning id`.execute(db);
    return rows.length > 0;
  },

  async queueWeek(db: Db, userId: string, sunday: string): Promise<void> {
    await sql`insert into jobs (kind, user_id, run_key, due_at, status)
      values ('weekly_sweep', ${userId}, ${sunday}, now(), 'waiting')
      on conflict do nothing`.execute(db);
  },

  /** One round of sweeps; returns the keys of those that it made. */
  async sweep(database: Database, now: string): Promise<string[]> {
    const { rows } = await sql<{ id: bigint }>`select id, attempts from jobs
      where kind = 'threshold_sweep' and done_at is null and due_at <= ${now}
      order by due_at, id limit 100`.execute(database.db);
    const made: string[] = [];
    for (const { id } of rows) {
      const key = await database.transaction((tx) => sweepOne(tx, id, now));
      if (key !== undefined) made.push(key);
    }
    return made;
  },

  async purge(db: Db, before: string): Promise<void> {
    await sql`delete from jobs where ctid = any(array(
      select ctid from jobs where done_at < ${before} limit 5000))`.execute(db);
  },
};

async function sweepOne(tx: Tx, id: bigint, now: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string; run_key: string }>`select * from jobs
    where id = ${id} and done_at is null for update skip locked`.execute(tx);
  const [job] = rows;
  if (!job) return undefined;
  const sweep = { key: `threshold:${job.run_key}`, isAtThreshold: true };
  await sweepRoundUps(tx, { userId: job.user_id, timeZone: 'UTC', now }, sweep, listDebts);
  await sql`update jobs set status = 'done', done_at = ${now} where id = ${id}`.execute(tx);
  return job.run_key;
}
