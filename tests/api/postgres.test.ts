import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, DatabaseBusy, openDatabase, sql } from '../../packages/api/src/db/index.ts';
import { migrate, MIGRATIONS } from '../../packages/api/src/db/migrate.ts';
import { startPostgres, type PostgresServer } from '../tools/postgres.ts';
import { enterHousehold } from './household.ts';
import { silentLog as log } from './silentLog.ts';

let server: PostgresServer;
let url: string;
let database: Database;

beforeAll(async () => {
  server = await startPostgres();
  url = await server.createDatabase();
  database = await openDatabase({ url, poolSize: 3, log });
});

afterAll(async () => {
  await database.close();
  await server.stop();
});

/** Far longer than what is waited for takes, so that it is never the clock that fails. */
const PATIENCE = { timeout: 30_000, interval: 20 };

describe('the schema', () => {
  test('comes up once where three processes migrate at the same time', async () => {
    const fresh = await server.createDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url: fresh, log })));
    const [first] = opened;
    const steps = await sql`select name from kysely_migration`.execute(first?.db ?? database.db);
    expect(steps.rows).toEqual(Object.keys(MIGRATIONS).map((name) => ({ name })));
    expect(await Promise.all(opened.map((each) => each.isReady()))).toEqual([true, true, true]);
    await Promise.all(opened.map((each) => each.close()));
  });

  test('keeps nothing of a step that fails half way', async () => {
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
    const { rows } = await sql`select 1 from pg_tables where tablename = 'half'`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('limits', () => {
  test('a statement is cancelled after five seconds', async () => {
    const began = performance.now();
    const slow = database.transaction((tx) => sql`select pg_sleep(30)`.execute(tx));
    await expect(slow).rejects.toThrow(DatabaseBusy);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test('a command has none: it reads all there is, however long that takes', async () => {
    const unhurried = await openDatabase({ url, withoutTimeouts: true, log });
    const { rows } = await sql<{ name: string }>`select name from pg_settings
      where name in ('statement_timeout', 'idle_in_transaction_session_timeout')
        and setting <> '0'`.execute(unhurried.db);
    expect(rows).toEqual([]);
    await unhurried.close();
  });

  test('a request that finds no free connection is told so, and the next is served', async () => {
    const gate = Promise.withResolvers<undefined>();
    const holders = [1, 2, 3].map(() => database.transaction(() => gate.promise));
    const turnedAway = await database.transaction(() => Promise.resolve()).catch((e: unknown) => e);
    gate.resolve(undefined);
    await Promise.all(holders);
    expect(turnedAway).toBeInstanceOf(DatabaseBusy);
    expect(await database.transaction(() => Promise.resolve('served'))).toBe('served');
  });
});

test('a deadlock is repeated, so that both sides are written', async () => {
  const first = await enterHousehold(database.db, 'u_one');
  const second = await enterHousehold(database.db, 'u_two');
  const met = {
    first: Promise.withResolvers<undefined>(),
    second: Promise.withResolvers<undefined>(),
  };
  const rename = (
    ids: readonly [string, string],
    mine: keyof typeof met,
    other: keyof typeof met,
  ) =>
    database.transaction(async (tx) => {
      for (const id of ids) {
        await tx.updateTable('users').set({ first_name: mine }).where('id', '=', id).execute();
        met[mine].resolve(undefined);
        await met[other].promise;
      }
    });
  await Promise.all([
    rename([first.userId, second.userId], 'first', 'second'),
    rename([second.userId, first.userId], 'second', 'first'),
  ]);
  const names = await database.db
    .selectFrom('users')
    .select('first_name')
    .where('id', 'in', [first.userId, second.userId])
    .execute();
  expect(new Set(names.map(({ first_name }) => first_name)).size).toBe(1);
});

describe('statements are prepared once', () => {
  const prepared = async (db: typeof database.db) =>
    (
      await sql<{ name: string }>`select name from pg_prepared_statements where ${1} = 1`.execute(
        db,
      )
    ).rows;

  test('and by a connection that takes the place of a lost one again', async () => {
    const own = await openDatabase({ url, poolSize: 1, log });
    expect(await prepared(own.db)).toHaveLength(1);
    const lost = own.db.selectNoFrom(sql`pg_terminate_backend(pg_backend_pid())`.as('ended'));
    await expect(lost.execute()).rejects.toThrow(/terminat/);
    await vi.waitFor(async () => expect(await prepared(own.db)).toHaveLength(1), PATIENCE);
    await own.close();
  });

  test('and anew where a migration of another process changed what they answer', async () => {
    await sql`create table growing (id int4)`.execute(database.db);
    await sql`insert into growing values (1)`.execute(database.db);
    const own = await openDatabase({ url, poolSize: 1, log });
    const read = async (db: typeof database.db) =>
      (await sql<object>`select * from growing where id = ${1}`.execute(db)).rows;
    expect(await read(own.db)).toEqual([{ id: 1 }]);
    await sql`alter table growing add column name text`.execute(database.db);
    expect(await read(own.db)).toEqual([{ id: 1, name: null }]);
    await sql`alter table growing add column size int4`.execute(database.db);
    expect(await own.transaction(read)).toEqual([{ id: 1, name: null, size: null }]);
    await own.close();
  });
});

describe('exclusively', () => {
  test('one process at a time does the work, and the lock ends with the work', async () => {
    const other = await openDatabase({ url, log });
    const attempt = (name: string) => other.runExclusive(name, () => Promise.resolve(1));
    const gate = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<undefined>();
    const working = database.runExclusive('sweep', () => {
      begun.resolve(undefined);
      return gate.promise;
    });
    await begun.promise;
    expect(await attempt('sweep')).toBeUndefined();
    expect(await attempt('refresh')).toBe(1);
    gate.resolve('done');
    expect(await working).toBe('done');
    await vi.waitUntil(async () => (await attempt('sweep')) === 1, PATIENCE);
    await other.close();
  });
});

describe('a server that is not there', () => {
  test('at the start: not ready, and ready by itself when it is there', async () => {
    const own = await startPostgres();
    const ownUrl = await own.createDatabase();
    own.kill();
    const waiting = await openDatabase({ url: ownUrl, log });
    expect(await waiting.isReady()).toBe(false);
    await expect(waiting.transaction(() => Promise.resolve())).rejects.toThrow(DatabaseBusy);
    await own.start();
    await vi.waitUntil(() => waiting.isReady(), PATIENCE);
    await waiting.close();
    await own.stop();
  });
});
