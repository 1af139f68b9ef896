import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  type Database,
  migrate,
  migrateTo,
  openDatabase,
  sql,
} from '../../packages/api/src/db/index.ts';
import { startPostgres, type PostgresServer } from '../tools/postgres.ts';
import { startApi } from '../tools/startApi.ts';
import { enterHousehold } from './household.ts';
import { silentLog as log } from './silentLog.ts';

const PATIENCE = { timeout: 30_000, interval: 10 };

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function open(withoutMigration: boolean): Promise<[Database, string]> {
  const url = await server.createDatabase();
  const database = await openDatabase({ url, withoutMigration, log });
  onTestFinished(() => database.close());
  return [database, url];
}

test('a sweep that a server of the version before announces during the update is carried over', async () => {
  const [{ db }] = await open(true);
  await migrateTo(db, '0019_session_clients');
  const { userId } = await enterHousehold(db);
  let updated: Promise<void> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`insert into jobs (kind, user_id, run_key, due_at, status)
      values ('threshold_sweep', ${userId}, '900', '2026-11-20T14:05:00Z', 'waiting')`.execute(tx);
    updated = migrate(db);
    await vi.waitUntil(async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
      return rows.length > 0;
    }, PATIENCE);
  });
  await updated;
  expect(await db.selectFrom('threshold_sweeps').select('run_key').execute()).toEqual([
    { run_key: '900' },
  ]);
});

test('a worker whose queue cannot be opened says so and is not ready, until it can', async () => {
  const [database, url] = await open(false);
  await database.runSql(
    'create schema pgboss; create table pgboss.version (version int); insert into pgboss.version values (9999)',
  );
  const worker = await startApi(
    { DIME_ROLE: 'worker', DATABASE_URL: url, STOP_GRACE_SECONDS: '0' },
    database,
  );
  onTestFinished(() => worker.stop());
  const ready = async () => (await fetch(`${worker.origin}/ready`)).status;
  await vi.waitUntil(() => worker.errors.length > 0, PATIENCE);
  expect(await ready()).toBe(503);
  expect(worker.errors.join(' ')).toContain('No job runs');
  await database.runSql('drop schema pgboss cascade');
  await vi.waitUntil(async () => (await ready()) === 200, PATIENCE);
});
