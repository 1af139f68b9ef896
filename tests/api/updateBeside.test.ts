import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  contractSchema,
  type Database,
  isContracted,
  LATEST_MIGRATION,
  migrate,
  openDatabase,
  readMigration,
  sql,
} from '../../packages/api/src/db/index.ts';
import { listDebts } from '../../packages/api/src/debts/index.ts';
import { checkLedger } from '../../packages/api/src/ledger/index.ts';
import { thresholdSweep, weeklySweep } from '../../packages/api/src/round-ups/index.ts';
import { runJob } from '../../packages/api/src/testing/runJob.ts';
import { startPostgres, type PostgresServer } from '../tools/postgres.ts';
import { enterHousehold } from './household.ts';
import { silentLog as log } from './silentLog.ts';
import { HOUSEHOLDS, restoreVersionBefore, versionBefore } from './versionBefore.ts';

const PATIENCE = { timeout: 30_000, interval: 10 };
/** A day after the sweep of the backup is due, in the week in which it was made. */
const NOW = '2026-11-21T12:00:00.000Z';
/** Nothing is due then. */
const BEFORE_DUE = '2026-11-20T09:00:00.000Z';
const LATER = '2026-11-22T12:00:00.000Z';
const { reachedTheThreshold, sweptThisWeek, waitsForTheWeek, demo } = HOUSEHOLDS;

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

/** A database of the version before, with a connection as its servers have. */
async function openBefore(): Promise<[Database, string]> {
  const url = await server.createDatabase();
  const database = await openDatabase({ url, withoutMigration: true, log });
  onTestFinished(() => database.close());
  await restoreVersionBefore(database);
  return [database, url];
}

async function openBoth(): Promise<Database> {
  const [database] = await openBefore();
  await migrate(database.db);
  return database;
}

async function sweptOf({ db }: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ user_id: string; sweeps: number }>`
    select user_id, count(*)::int4 as sweeps from ledger_transfers
    where kind = 'sweep' group by user_id`.execute(db);
  return Object.fromEntries(rows.map(({ user_id, sweeps }) => [user_id, sweeps]));
}

const sweepBy = async (database: Database, now: string) => {
  for (const job of [weeklySweep, thresholdSweep]) {
    await runJob(job, { database, log, listDebts }, now);
  }
};

test('what waits in a database of the version before is carried over, and done once', async () => {
  const database = await openBoth();
  expect(await database.db.selectFrom('threshold_sweeps').selectAll().execute()).toEqual([
    { user_id: reachedTheThreshold, run_key: '0', due_at: '2026-11-20T10:00:00.000Z' },
  ]);
  expect(await database.db.selectFrom('weekly_sweeps').selectAll().execute()).toEqual([
    { user_id: sweptThisWeek, sunday: '2026-11-15' },
  ]);
  expect(await database.db.selectFrom('demo_households').selectAll().execute()).toEqual([
    { user_id: demo },
  ]);
  for (let round = 0; round < 2; round += 1) await sweepBy(database, NOW);
  expect(await sweptOf(database)).toEqual({
    [sweptThisWeek]: 1,
    [waitsForTheWeek]: 1,
    [reachedTheThreshold]: 1,
  });
  expect((await checkLedger(database.db)).faults).toEqual([]);
});

test('servers of both versions see what the other announces and cancels', async () => {
  const { db } = await openBoth();
  const { userId } = await enterHousehold(db);
  const announced = () =>
    db.selectFrom('threshold_sweeps').select('due_at').where('user_id', '=', userId).execute();
  await versionBefore.announce(db, userId, '7', LATER);
  expect(await announced()).toEqual([{ due_at: LATER }]);
  await versionBefore.cancel(db, userId, NOW);
  expect(await announced()).toEqual([]);

  const present = { user_id: userId, run_key: '8', due_at: LATER };
  for (let count = 0; count < 2; count += 1) {
    await db.insertInto('threshold_sweeps').values(present).execute();
    expect(await versionBefore.dueAt(db, userId)).toBe(LATER);
    await db.deleteFrom('threshold_sweeps').where('user_id', '=', userId).execute();
    expect(await versionBefore.dueAt(db, userId)).toBe(null);
  }
  // A sweep that moved nothing is announced again under its key.
  await db.insertInto('threshold_sweeps').values(present).execute();
  await sql`update jobs set done_at = ${NOW} where user_id = ${userId}`.execute(db);
  expect(await announced()).toEqual([]);
  await db.insertInto('threshold_sweeps').values(present).execute();
  expect(await versionBefore.dueAt(db, userId)).toBe(LATER);
  await sql`update jobs set done_at = ${NOW} where user_id = ${userId}`.execute(db);
  await versionBefore.announce(db, userId, '8', LATER);
  expect(await announced()).toEqual([{ due_at: LATER }]);
  await db.deleteFrom('users').where('id', '=', userId).execute();
  expect(await announced()).toEqual([]);
});

test('a sweep is made once, by whichever version comes first', async () => {
  const database = await openBoth();
  expect(await versionBefore.sweep(database, NOW)).toEqual(['0']);
  expect(await database.db.selectFrom('threshold_sweeps').selectAll().execute()).toEqual([]);
  await sweepBy(database, NOW);
  expect(await versionBefore.sweep(database, NOW)).toEqual([]);
  expect((await sweptOf(database))[reachedTheThreshold]).toBe(1);
});

test('a sweep is made once where both versions make it at the same time', async () => {
  const database = await openBoth();
  const both = [sweepBy(database, NOW), versionBefore.sweep(database, NOW)];
  await Promise.all(both);
  await versionBefore.sweep(database, NOW);
  expect((await sweptOf(database))[reachedTheThreshold]).toBe(1);
  expect(await database.db.selectFrom('threshold_sweeps').selectAll().execute()).toEqual([]);
  expect(await versionBefore.dueAt(database.db, reachedTheThreshold)).toBe(null);
  expect((await checkLedger(database.db)).faults).toEqual([]);
});

test('the version before leaves the weeks, and households that the other made', async () => {
  const { db } = await openBoth();
  await versionBefore.queueWeek(db, waitsForTheWeek, '2026-11-15');
  await versionBefore.purge(db, LATER);
  const { rows } = await sql`select 1 from jobs where kind = 'weekly_sweep'`.execute(db);
  expect(rows).toEqual([]);
  expect(await versionBefore.claimDemo(db, demo, NOW)).toBe(false);
  expect(await versionBefore.claimDemo(db, waitsForTheWeek, NOW)).toBe(true);
  await db.insertInto('demo_households').values({ user_id: reachedTheThreshold }).execute();
  expect(await versionBefore.claimDemo(db, reachedTheThreshold, NOW)).toBe(false);
  expect(await db.selectFrom('demo_households').select('user_id').execute()).toHaveLength(3);
});

test('no statement of the version before fails while the database is migrated', async () => {
  const [before, url] = await openBefore();
  const { db } = before;
  let isMigrated = false;
  let count = 0;
  const goOn = async (user: string) => {
    const { userId } = await enterHousehold(db, user);
    for (let more = 3; more > 0; more -= isMigrated ? 1 : 0) {
      await versionBefore.announce(db, userId, String(count), LATER);
      await versionBefore.dueAt(db, userId);
      await versionBefore.cancel(db, userId, NOW);
      await versionBefore.queueWeek(db, userId, '2026-11-15');
      await versionBefore.sweep(before, BEFORE_DUE);
      count += 1;
    }
  };
  const requests = ['u_1', 'u_2', 'u_3', 'u_4'].map(goOn);
  await vi.waitUntil(() => count > 4, PATIENCE);
  const after = await openDatabase({ url, log });
  onTestFinished(() => after.close());
  await vi.waitUntil(async () => (await readMigration(db)) === LATEST_MIGRATION, PATIENCE);
  isMigrated = true;
  await Promise.all(requests);
  expect(await isContracted(db)).toBe(false);
});

test('a migration waits for a lock only briefly, and is tried again', async () => {
  const [{ db }, url] = await openBefore();
  let after: Promise<Database> | undefined;
  await db.transaction().execute(async (tx) => {
    await versionBefore.announce(tx, waitsForTheWeek, '900', LATER);
    await expect(migrate(db)).rejects.toMatchObject({ code: '55P03' });
    expect(await readMigration(db)).toBe('0019_session_clients');
    after = openDatabase({ url, log });
    await vi.waitUntil(async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
      return rows.length > 0;
    }, PATIENCE);
  });
  onTestFinished(async () => (await after)?.close());
  await vi.waitUntil(async () => (await readMigration(db)) === LATEST_MIGRATION, PATIENCE);
  const keys = await db.selectFrom('threshold_sweeps').select('run_key').execute();
  expect(keys.map(({ run_key }) => run_key).toSorted()).toEqual(['0', '900']);
});

test('what only the version before uses is removed by the operator, and once', async () => {
  const database = await openBoth();
  await contractSchema(database.db);
  await contractSchema(database.db);
  expect(await isContracted(database.db)).toBe(true);
  const { rows } = await sql`select proname from pg_proc where proname like '%_copy'`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
  await sweepBy(database, NOW);
  expect((await sweptOf(database))[reachedTheThreshold]).toBe(1);
});

test('a new database has nothing of the version before', async () => {
  const database = await openDatabase({ url: await server.createDatabase(), log });
  onTestFinished(() => database.close());
  expect(await isContracted(database.db)).toBe(true);
});
