import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../packages/api/src/db/index.ts';
import { startPostgres, type PostgresServer } from '../tools/postgres.ts';
import { startApi } from '../tools/startApi.ts';
import { PATIENCE } from './jobTools.ts';
import { silentLog as log } from './silentLog.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test('a worker whose queue cannot be opened says so and is not ready, until it can', async () => {
  const url = await server.createDatabase();
  const database = await openDatabase({ url, log });
  onTestFinished(() => database.close());
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
