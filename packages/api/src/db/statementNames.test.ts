import { expect, test } from 'vitest';
import { createStatementNames, type StatementNames } from './statementNames.ts';

const TEXT = 'select id from users where id = $1';

function nameOf(names: StatementNames, text: string, values: readonly unknown[] = ['u_1']) {
  return names.run({ text, values, isAlone: true }, (name) => Promise.resolve(name));
}

function refusal(routine: string) {
  return Object.assign(new Error('refused'), { code: '0A000', routine });
}

test('a statement keeps its name, and another has another', async () => {
  const names = createStatementNames();
  const first = await nameOf(names, TEXT);
  expect(first).toBeDefined();
  expect(await nameOf(names, TEXT)).toBe(first);
  expect(await nameOf(names, `${TEXT} limit 1`)).not.toBe(first);
});

test('what has no values, or a list of rows, has no name', async () => {
  const names = createStatementNames();
  expect(await nameOf(names, 'begin', [])).toBeUndefined();
  expect(await nameOf(names, 'insert …', Array(10_000).fill(1))).toBeUndefined();
});

test('a connection keeps no more than so many, whatever texts there are', async () => {
  const names = createStatementNames();
  const texts = Array.from({ length: 5000 }, (_, index) => `${TEXT} -- ${index}`);
  const given = await Promise.all(texts.map((text) => nameOf(names, text)));
  const named = given.filter((name) => name !== undefined);
  expect(named.length).toBeLessThan(1000);
  expect(new Set(named).size).toBe(named.length);
  expect(await nameOf(names, `${TEXT} -- 0`)).toBe(given[0]);
});

test.each([true, false])(
  'one that is out of date changes its name (alone: %s)',
  async (isAlone) => {
    const names = createStatementNames();
    const first = await nameOf(names, TEXT);
    const again = names.run({ text: TEXT, values: [1], isAlone }, (name) =>
      name === first ? Promise.reject(refusal('RevalidateCachedQuery')) : Promise.resolve(name),
    );
    if (isAlone) expect(await again).not.toBe(first);
    else await expect(again).rejects.toThrow('refused');
    expect(await nameOf(names, TEXT)).not.toBe(first);
  },
);

test('another refusal is thrown, and changes nothing', async () => {
  const names = createStatementNames();
  const first = await nameOf(names, TEXT);
  const refused = names.run({ text: TEXT, values: [1], isAlone: true }, () =>
    Promise.reject(refusal('transformUpdateStmt')),
  );
  await expect(refused).rejects.toThrow('refused');
  expect(await nameOf(names, TEXT)).toBe(first);
});
