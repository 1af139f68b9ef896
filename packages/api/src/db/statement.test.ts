import { expect, test, vi } from 'vitest';
import { testDatabase } from '../testing/testDatabase.ts';
import { sql } from './index.ts';
import { statement, type Value } from './statement.ts';

test('it is put together once, and answers each run of that run’s values', async () => {
  const { db } = await testDatabase();
  const build = vi.fn(
    (...[on, value]: Parameters<Parameters<typeof statement<Sides, { sum: number }>>[0]>) =>
      sql<{
        sum: number;
      }>`select ${value('left')}::int4 + ${value('right')}::int4 + ${1}::int4 as sum`.compile(on),
  );
  const add = statement(build);
  expect(await add(db, { left: 1, right: 2 })).toEqual([{ sum: 4 }]);
  expect(await add(db, { right: 20, left: 10 })).toEqual([{ sum: 31 }]);
  expect(build).toHaveBeenCalledTimes(1);
});

test('it runs inside of a transaction, and two at once do not meet', async () => {
  const database = await testDatabase();
  const echo = statement((db, value: Value<{ word: string | null }>) =>
    sql<{ word: string | null }>`select ${value('word')}::text as word`.compile(db),
  );
  const words = ['one', 'two', null, 'four'];
  const said = await database.transaction((tx) =>
    Promise.all(words.map((word) => echo(tx, { word }))),
  );
  expect(said.map(([row]) => row?.word)).toEqual(words);
});

interface Sides {
  left: number;
  right: number;
}
