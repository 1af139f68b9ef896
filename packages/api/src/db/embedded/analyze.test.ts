import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';
import { sql } from '../index.ts';
import { analyze } from './analyze.ts';

test('a table that was empty is not read from end to end once it has grown', async () => {
  const { db } = await testDatabase();
  await sql`create table filling (id int4 primary key, name text)`.execute(db);
  await sql`analyze filling`.execute(db);
  const read = () => sql`select name from filling where id = ${1}`.execute(db);
  // The engine keeps a plan after the fifth run.
  for (let run = 0; run < 10; run += 1) await read();
  await sql`insert into filling select n, 'x' from generate_series(1, 20000) n`.execute(db);
  await analyze(db);
  await read();
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements where statement like ${'select name from filling%'}`.execute(
    db,
  );
  const { rows: plan } = await sql
    .raw<Record<string, string>>(`explain execute ${rows[0]?.name}(1)`)
    .execute(db);
  expect(JSON.stringify(plan)).toContain('filling_pkey');
});

test('figures are gathered where a table has doubled, and left alone where it has not', async () => {
  const { db } = await testDatabase();
  await sql`create table doubling (id int4)`.execute(db);
  const grow = async (rows: number) => {
    await sql`insert into doubling select generate_series(1, ${rows}::int4)`.execute(db);
    await analyze(db);
    const { rows: found } = await sql<{ figures: number }>`
      select reltuples::int4 as figures from pg_class where relname = 'doubling'`.execute(db);
    return found[0]?.figures;
  };
  expect(await grow(10)).toBe(-1);
  expect(await grow(9990)).toBe(10_000);
  expect(await grow(5000)).toBe(10_000);
  expect(await grow(5000)).toBe(10_000);
  expect(await grow(1000)).toBe(21_000);
});
