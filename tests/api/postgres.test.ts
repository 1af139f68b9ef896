import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DatabaseBusy, openDatabase, type Database } from '../../packages/api/src/db/index.ts';
import { isUnavailable } from '../../packages/api/src/db/errors.ts';
import { migrate } from '../../packages/api/src/db/migrate.ts';
import { postTransfers } from '../../packages/api/src/ledger/index.ts';
import { startPostgres, type PostgresServer } from '../tools/postgres.ts';
import { BANK, enterHousehold, ROUND_UPS, transfer } from './household.ts';
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
    expect(steps.rows).toEqual([{ name: '0001_household' }]);
    expect(await Promise.all(opened.map((each) => each.isReady()))).toEqual([true, true, true]);
    await Promise.all(opened.map((each) => each.close()));
  });

  test('keeps nothing of a step that fails half way', async () => {
    const broken = {
      '0001_household': { up: () => Promise.resolve() },
      '0002_broken': {
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

describe('exclusively', () => {
  test('one process at a time does the work, and the lock ends with the work', async () => {
    const other = await openDatabase({ url, log });
    const attempt = (name: string) => other.exclusively(name, () => Promise.resolve(1));
    const gate = Promise.withResolvers<string>();
    const working = database.exclusively('sweep', () => gate.promise);
    await vi.waitUntil(async () => (await attempt('sweep')) !== 1, PATIENCE);
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

  test('under load: every write is refused or kept, and all go through again afterwards', async () => {
    const own = await startPostgres();
    const shaken = await openDatabase({ url: await own.createDatabase(), log });
    const household = await enterHousehold(shaken.db);
    const pay = (once: string) =>
      shaken.transaction((tx) =>
        postTransfers(tx, household, [{ ...transfer(BANK, ROUND_UPS, 1n), once }]),
      );
    const acknowledged: string[] = [];
    const refusals: unknown[] = [];
    const load = { isOn: true };
    const lanes = [1, 2, 3, 4].map(async (lane) => {
      for (let count = 0; load.isOn; count += 1) {
        const once = `${String(lane)}:${String(count)}`;
        await pay(once).then(
          () => acknowledged.push(once),
          (error: unknown) => refusals.push(error),
        );
      }
    });
    await vi.waitUntil(() => acknowledged.length > 50, PATIENCE);
    own.kill();
    await expect(sql`select 1`.execute(shaken.db)).rejects.toSatisfy(isUnavailable);
    await own.start();
    const before = acknowledged.length;
    await vi.waitUntil(() => acknowledged.length > before + 50, PATIENCE);
    load.isOn = false;
    await Promise.all(lanes);

    const kept = await shaken.db.selectFrom('ledger_transfers').select('once').execute();
    const names = new Set(kept.map(({ once }) => once));
    expect(acknowledged.filter((once) => !names.has(once))).toEqual([]);
    expect(refusals.filter((error) => !(error instanceof DatabaseBusy))).toEqual([]);
    await shaken.close();
    await own.stop();
  });
});
