import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, openDatabase } from '../../packages/api/src/db/index.ts';
import { startPostgres, type PostgresServer } from '../tools/postgres.ts';
import { startApi } from '../tools/startApi.ts';
import { silentLog as log } from './silentLog.ts';

const NO_GRACE = { STOP_GRACE_SECONDS: '0' };

let server: PostgresServer;
let url: string;
let database: Database;

beforeAll(async () => {
  server = await startPostgres();
  url = await server.createDatabase();
  database = await openDatabase({ url, log });
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

test('one server answers and runs no job, another runs the jobs and answers for its health only', async () => {
  const expired = { id_hash: new Uint8Array([1]), handled_at: null };
  await database.db
    .insertInto('webhook_events')
    .values({ ...expired, received_at: '2020-01-01T00:00:00Z' })
    .execute();
  const left = () => database.db.selectFrom('webhook_events').selectAll().execute();

  const web = await startApi({ DIME_ROLE: 'web', DATABASE_URL: url, ...NO_GRACE }, database);
  onTestFinished(() => web.stop());
  const ada = await web.join();
  expect((await ada.fetch('/api/debts')).status).toBe(200);

  const worker = await startApi({ DIME_ROLE: 'worker', DATABASE_URL: url, ...NO_GRACE }, database);
  onTestFinished(() => worker.stop());
  const ready = async () => (await fetch(`${worker.origin}/ready`)).status;
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: 30_000, interval: 10 });
  for (const [path, status] of [
    ['/live', 200],
    ['/ready', 200],
    ['/api/debts', 404],
  ] as const) {
    expect((await fetch(`${worker.origin}${path}`)).status).toBe(status);
  }
  await vi.waitUntil(async () => (await left()).length === 0, { timeout: 30_000, interval: 10 });
  expect(worker.errors).toEqual([]);
});

test('a server that only answers makes no queue', async () => {
  const alone = await server.createDatabase();
  const own = await openDatabase({ url: alone, log });
  const web = await startApi({ DIME_ROLE: 'web', DATABASE_URL: alone, ...NO_GRACE }, own);
  expect((await fetch(`${web.origin}/ready`)).status).toBe(200);
  await web.stop();
  const { rows } = await own.runSql(`select to_regclass('pgboss.job') as name`);
  expect(rows).toEqual([{ name: null }]);
  await own.close();
});
