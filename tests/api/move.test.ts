import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveDatabase } from '../../packages/api/src/cli/moveDatabase.ts';
import { TABLE_ORDER } from '../../packages/api/src/cli/tableOrder.ts';
import { type Database, openDatabase, sql } from '../../packages/api/src/db/index.ts';
import {
  checkLedger,
  postTransfers,
  type RequestContext,
} from '../../packages/api/src/ledger/index.ts';
import { startPostgres, type PostgresServer } from '../tools/postgres.ts';
import { BANK, enterDebt, enterHousehold, OPENING, ROUND_UPS, transfer } from './household.ts';
import { silentLog as log } from './silentLog.ts';

describe('moving an embedded database into PostgreSQL', () => {
  let server: PostgresServer;
  let embedded: Database;
  let household: RequestContext;

  beforeAll(async () => {
    server = await startPostgres();
    embedded = await openDatabase({ log });
    household = await fill(embedded);
  });
  afterAll(async () => {
    await embedded.close();
    await server.stop();
  });

  async function fill(database: Database): Promise<RequestContext> {
    const owner = await enterHousehold(database.db);
    const debt = await enterDebt(database.db, owner);
    const roundUps = Array.from({ length: 2500 }, () => transfer(BANK, ROUND_UPS, 3n));
    await database.transaction(async (tx) => {
      await postTransfers(tx, owner, [transfer(debt, OPENING, 10_000n), ...roundUps]);
      await postTransfers(tx, owner, [transfer(ROUND_UPS, debt, 7500n)]);
      await tx
        .insertInto('bank_transactions')
        .values({
          user_id: owner.userId,
          transaction_id: 'bt_1',
          account_id: 'a_1',
          merchant_name: null,
          name: 'Grüße, 東京 "quoted" \\ \n',
          date: '2026-03-01',
          datetime: null,
          category: JSON.stringify(['Food and Drink', 'Groceries']),
          amount: -9_223_372_036_854_775_000n,
          pending: false,
          removed_at: null,
        })
        .execute();
      await tx
        .insertInto('webhook_events')
        .values({
          id_hash: new Uint8Array([0, 255, 92, 39]),
          received_at: owner.now,
          handled_at: null,
        })
        .execute();
    });
    return owner;
  }

  test('every table of the schema is moved', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely%'`.execute(embedded.db);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...TABLE_ORDER].toSorted());
  });

  test('both hold the same rows and the same books, and the new one goes on', async () => {
    const target = await openDatabase({ url: await server.createDatabase(), log });
    const { rows, ledger } = await moveDatabase(embedded, target);
    expect(rows.get('ledger_transfers')).toBe(2502n);
    expect(ledger.sums).toMatchObject([{ moved: 25_000n, balance: 0n }]);
    for (const table of TABLE_ORDER) {
      const all = async ({ db }: Database) =>
        (await db.selectFrom(table).selectAll().execute()).map((row) => inspect(row)).toSorted();
      expect(await all(target)).toEqual(await all(embedded));
    }
    const [next] = await target.transaction((tx) =>
      postTransfers(tx, household, [transfer(BANK, ROUND_UPS, 1n)]),
    );
    expect(next?.id).toBeGreaterThan(2502n);
    expect((await checkLedger(target.db)).faults).toEqual([]);
    await target.close();
  });

  test('a target that holds something is refused and left as it was', async () => {
    const target = await openDatabase({ url: await server.createDatabase(), log });
    await enterHousehold(target.db, 'u_there');
    await expect(moveDatabase(embedded, target)).rejects.toThrow('not empty: it has rows in users');
    expect(await target.db.selectFrom('users').select('id').execute()).toEqual([{ id: 'u_there' }]);
    await target.close();
  });

  test('books that are wrong are not moved', async () => {
    const target = await openDatabase({ url: await server.createDatabase(), log });
    const roundUpWithoutTransfer = {
      id: 't_1',
      user_id: household.userId,
      merchant: 'Grocer',
      category: 'Food',
      at: household.now,
      amount: 467n,
      round_up: 33n,
    };
    await embedded.db.insertInto('transactions').values(roundUpWithoutTransfer).execute();
    await expect(moveDatabase(embedded, target)).rejects.toThrow('The books are wrong');
    expect(await target.db.selectFrom('users').select('id').execute()).toEqual([]);
    await embedded.db.deleteFrom('transactions').execute();
    await target.close();
  });
});
