import { inspect } from 'node:util';
import { TABLE_ORDER } from '../../packages/api/src/cli/tableOrder.ts';
import type { Database } from '../../packages/api/src/db/index.ts';
import { postTransfers, type RequestContext } from '../../packages/api/src/ledger/index.ts';
import { BANK, enterDebt, enterHousehold, OPENING, ROUND_UPS, transfer } from './household.ts';

/** The number of transfers of a filled household. */
export const FILLED_TRANSFERS = 2502;

/** A household with more rows than one batch, and values that are hard to copy. */
export async function fillHousehold(database: Database): Promise<RequestContext> {
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
        name: 'Grüße, 東京 "quoted" \\ \n \u2028',
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

/** Every row of every table, as text in a fixed order. */
export async function readAllRows({ db }: Database): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const table of TABLE_ORDER) {
    const rows = await db.selectFrom(table).selectAll().execute();
    tables[table] = rows.map((row) => inspect(row)).toSorted();
  }
  return tables;
}
