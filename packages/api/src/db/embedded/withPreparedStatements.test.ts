import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';
import type { Db } from '../database.ts';

async function names(on: Db): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from pg_prepared_statements where ${1} = 1`.execute(on);
  return Number(rows[0]?.count ?? 0);
}

test('a statement is prepared once, and answers each time of the values it is given', async () => {
  const { db } = await testDatabase();
  const at = '2026-11-19T14:05:00.000Z';
  const bytes = new Uint8Array([0, 255, 92]);
  const read = async (count: bigint | null, isOn: boolean) =>
    (
      await sql`select ${count}::int8 as count, ${isOn}::bool as "isOn", ${at}::timestamptz as at,
        ${bytes}::bytea as bytes, ${'it’s'}::text as text`.execute(db)
    ).rows;
  const before = await names(db);
  expect(await read(9_007_199_254_740_993n, true)).toEqual([
    { count: 9_007_199_254_740_993n, isOn: true, at, bytes, text: 'it’s' },
  ]);
  expect(await read(null, false)).toEqual([{ count: null, isOn: false, at, bytes, text: 'it’s' }]);
  expect(await names(db)).toBe(before + 1);
});

test('a refused statement leaves the others, and itself, as they were', async () => {
  const { db } = await testDatabase();
  const half = (by: number) => sql<{ half: number }>`select 10 / ${by}::int4 as half`.execute(db);
  await half(2);
  await expect(half(0)).rejects.toMatchObject({ code: '22012' });
  expect((await half(5)).rows).toEqual([{ half: 2 }]);
  await expect(sql`select ${1} from nowhere`.execute(db)).rejects.toMatchObject({ code: '42P01' });
  expect((await half(1)).rows).toEqual([{ half: 10 }]);
});

test('a statement of its own waits for the end of a transaction, and many in one take turns', async () => {
  const database = await testDatabase();
  const { db } = database;
  await sql`create table turns (id int4 primary key)`.execute(db);
  const gate = Promise.withResolvers<undefined>();
  const count = async () =>
    (await sql`select id from turns where id > ${0}`.execute(db)).rows.length;
  const work = database.transaction(async (tx) => {
    await Promise.all([1, 2, 3].map((id) => sql`insert into turns values (${id})`.execute(tx)));
    await gate.promise;
  });
  const counted = count();
  gate.resolve(undefined);
  await work;
  expect(await counted).toBe(3);
});

test('it is prepared anew where what it answers was changed since', async () => {
  const database = await testDatabase();
  const { db } = database;
  await sql`create table growing (id int4)`.execute(db);
  await sql`insert into growing values (1)`.execute(db);
  const read = async (on: Db) =>
    (await sql<object>`select * from growing where id = ${1}`.execute(on)).rows;
  expect(await read(db)).toEqual([{ id: 1 }]);
  await sql`alter table growing add column name text`.execute(db);
  expect(await read(db)).toEqual([{ id: 1, name: null }]);
  await sql`alter table growing add column size int4`.execute(db);
  expect(await database.transaction(read)).toEqual([{ id: 1, name: null, size: null }]);
});
