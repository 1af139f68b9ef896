import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  contractSchema,
  type Database,
  DatabaseBusy,
  isContracted,
  openDatabase,
  sql,
} from '../../packages/api/src/db/index.ts';
import { migrate, MIGRATIONS } from '../../packages/api/src/db/migrate.ts';
import { type Job, startScheduler } from '../../packages/api/src/jobs/index.ts';
import { startPgbouncer, type Pgbouncer } from '../tools/pgbouncer.ts';
import { startApi, type TestApi } from '../tools/startApi.ts';
import { startSystemPostgres, type SystemPostgres } from '../tools/systemPostgres.ts';
import { silentLog as log } from './silentLog.ts';

type JsonInit = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

const PATIENCE = { timeout: 30_000, interval: 20 };

/** The lock of migrations, and those of the queue, belong to no session. */
const SESSION_LOCKS = sql<{ mode: string }>`
  select l.mode from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and a.state = 'idle'`;

let server: SystemPostgres;
let pooler: Pgbouncer;
let direct: string;
let url: string;
let database: Database;

beforeAll(async () => {
  server = await startSystemPostgres();
  direct = await server.createDatabase();
  pooler = await startPgbouncer(direct);
  url = pooler.through(direct);
  database = await openDatabase({ url, poolMode: 'transaction', log });
});
afterAll(async () => {
  await database.close();
  await pooler.stop();
  await server.stop();
});

test('three processes migrate at the same time, and no session keeps the lock', async () => {
  const fresh = pooler.through(await server.createDatabase());
  const open = () => openDatabase({ url: fresh, poolMode: 'transaction', log });
  const opened = await Promise.all([open(), open(), open()]);
  const steps = await sql`select name from kysely_migration`.execute(opened[0].db);
  expect(steps.rows).toHaveLength(Object.keys(MIGRATIONS).length);
  expect((await SESSION_LOCKS.execute(database.db)).rows).toEqual([]);
  await Promise.all(opened.map((each) => each.close()));
});

test('nothing is removed from the schema while another process migrates it', async () => {
  const fresh = pooler.through(await server.createDatabase());
  const unmigrated = { url: fresh, poolMode: 'transaction', withoutTimeouts: true, log } as const;
  const opened = await openDatabase({ ...unmigrated, withoutMigration: true });
  const { db } = opened;
  const reached = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<undefined>();
  const migrating = migrate(db, {
    ...MIGRATIONS,
    '9999_waits': {
      async up() {
        reached.resolve(undefined);
        await gate.promise;
      },
    },
  });
  await reached.promise;
  const contracting = contractSchema(db);
  const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await vi.waitUntil(async () => (await waiting.execute(db)).rows.length === 1, PATIENCE);
  gate.resolve(undefined);
  await Promise.all([migrating, contracting]);
  expect(await isContracted(db)).toBe(true);
  await opened.close();
});

test('a migration that fails leaves neither a table nor a lock', async () => {
  const broken = {
    ...MIGRATIONS,
    '9999_broken': {
      async up(db: typeof database.db) {
        await sql`create table half (id int4)`.execute(db);
        await sql`create table half (id int4)`.execute(db);
      },
    },
  };
  await expect(migrate(database.db, broken)).rejects.toThrow('already exists');
  const { rows } = await sql`select 1 from pg_tables where tablename = 'half'`.execute(database.db);
  expect(rows).toEqual([]);
  expect((await SESSION_LOCKS.execute(database.db)).rows).toEqual([]);
});

test('a transaction has the limits of the server, and the session has none afterwards', async () => {
  const limits = sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`;
  const read = async (db: typeof database.db) =>
    (await limits.execute(db)).rows.map(({ setting }) => setting);
  expect(await database.transaction(read)).toEqual(['5000', '1500', '5000']);
  expect(await read(database.db)).toEqual(['0', '0', '0']);
  const slow = database.transaction((tx) => sql`select pg_sleep(30)`.execute(tx));
  await expect(slow).rejects.toThrow(DatabaseBusy);
});

test('a statement with values is run again and again, whichever session runs it', async () => {
  const read = async (value: number) =>
    (await sql<{ value: number }>`select ${value}::int4 as value`.execute(database.db)).rows[0];
  const values = Array.from({ length: 200 }, (_none, index) => index);
  const rows = await Promise.all(values.map(read));
  expect(rows).toEqual(values.map((value) => ({ value })));
  const prepared = sql`select name from pg_prepared_statements where name <> ''`;
  expect((await prepared.execute(database.db)).rows).toEqual([]);
});

test('one process at a time does what excludes others, and the lock ends with it', async () => {
  const other = await openDatabase({ url, poolMode: 'transaction', log });
  const attempt = (name: string) => other.runExclusive(name, () => Promise.resolve(1));
  const gate = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<undefined>();
  const working = database.runExclusive('mail', () => {
    begun.resolve(undefined);
    return gate.promise;
  });
  await begun.promise;
  expect(await attempt('mail')).toBeUndefined();
  expect(await attempt('refresh')).toBe(1);
  gate.resolve('done');
  expect(await working).toBe('done');
  await vi.waitUntil(async () => (await attempt('mail')) === 1, PATIENCE);
  await other.close();
});

describe('two servers', () => {
  let apis: [TestApi, TestApi];
  let other: Database;
  beforeAll(async () => {
    other = await openDatabase({ url, poolMode: 'transaction', log });
    apis = [await startApi({}, database), await startApi({}, other)];
  });
  afterAll(async () => {
    await Promise.all(apis.map((api) => api.stop()));
    await other.close();
  });

  test('pay once under one key, and log no error', async () => {
    const ada = await apis[0].join();
    const at = (path: string, init: JsonInit = {}, index = 0) => {
      const headers = { 'Content-Type': 'application/json', Cookie: ada.cookie, ...init.headers };
      return fetch(`${apis[index % 2]?.origin}${path}`, { ...init, headers });
    };
    const [debt] = (await (await at('/api/debts')).json()) as { id: string }[];
    const body = JSON.stringify({ debtId: debt?.id, amount: '1.23', source: 'manual' });
    const init = { method: 'POST', body, headers: { 'Idempotency-Key': 'behind-pgbouncer' } };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, index) => at('/api/payments', init, index)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const payments = (await (await at('/api/payments')).json()) as { amount: string }[];
    expect(payments.filter(({ amount }) => amount === '1.23')).toHaveLength(1);
    expect(apis.flatMap(({ errors }) => errors)).toEqual([]);
  });
});

test('the jobs are queued, done and divided', async () => {
  const done: string[] = [];
  const pieces = Array.from({ length: 20 }, (_none, index) => ({ userId: 'u', about: `${index}` }));
  const jobs: Job[] = [
    {
      name: 'pooled',
      concurrency: 4,
      batchSize: 2,
      async *find() {
        yield pieces.filter(({ about }) => !done.includes(about));
      },
      work: async (_deps, { about }) => void done.push(about),
    },
  ];
  const clock = () => '2026-11-19T14:05:00Z';
  const schedulers = [
    startScheduler({ database, clock, log }, jobs),
    startScheduler({ database, clock, log }, jobs),
  ];
  await vi.waitUntil(() => done.length >= pieces.length, PATIENCE);
  await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
  expect(done.toSorted()).toEqual(pieces.map(({ about }) => about).toSorted());
});
