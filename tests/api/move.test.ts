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
import { FILLED_TRANSFERS, fillHousehold, readAllRows } from './filledHousehold.ts';
import { BANK, enterHousehold, ROUND_UPS, transfer } from './household.ts';
import { silentLog as log } from './silentLog.ts';

describe('moving an embedded database into PostgreSQL', () => {
  let server: PostgresServer;
  let embedded: Database;
  let household: RequestContext;

  beforeAll(async () => {
    server = await startPostgres();
    embedded = await openDatabase({ log });
    household = await fillHousehold(embedded);
  });
  afterAll(async () => {
    await embedded.close();
    await server.stop();
  });

  test('every table of the schema is moved, apart from those that a crash empties', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
        and relname not like 'kysely%'`.execute(embedded.db);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...TABLE_ORDER].toSorted());
  });

  test('both hold the same rows and the same books, and the new one goes on', async () => {
    const target = await openDatabase({ url: await server.createDatabase(), log });
    const { rows, ledger } = await moveDatabase(embedded, target);
    expect(rows.get('ledger_transfers')).toBe(BigInt(FILLED_TRANSFERS));
    expect(ledger.sums).toMatchObject([{ moved: 25_000n, balance: 0n }]);
    expect(await readAllRows(target)).toEqual(await readAllRows(embedded));
    const [next] = await target.transaction((tx) =>
      postTransfers(tx, household, [transfer(BANK, ROUND_UPS, 1n)]),
    );
    expect(next?.id).toBeGreaterThan(BigInt(FILLED_TRANSFERS));
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
