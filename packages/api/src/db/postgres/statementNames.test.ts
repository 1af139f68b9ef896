import { expect, test } from 'vitest';
import { createStatementNames } from './statementNames.ts';

const TEXT = 'select id from users where id = $1';

test('a statement keeps its name until it gives it up', () => {
  const names = createStatementNames();
  const first = names.nameOf(TEXT, 1);
  expect(first).toBeDefined();
  expect(names.nameOf(TEXT, 1)).toBe(first);
  expect(names.nameOf(`${TEXT} limit 1`, 1)).not.toBe(first);
  names.giveUp(TEXT);
  expect(names.nameOf(TEXT, 1)).not.toBe(first);
});

test('what has no values, or a list of rows, has no name', () => {
  const names = createStatementNames();
  expect(names.nameOf('begin', 0)).toBeUndefined();
  expect(names.nameOf('insert …', 10_000)).toBeUndefined();
});

test('a server keeps no more than so many, whatever texts there are', () => {
  const names = createStatementNames();
  const given = Array.from({ length: 5000 }, (_, index) => names.nameOf(`${TEXT} -- ${index}`, 1));
  const named = given.filter((name) => name !== undefined);
  expect(named.length).toBeLessThan(1000);
  expect(new Set(named).size).toBe(named.length);
  expect(names.nameOf(`${TEXT} -- 0`, 1)).toBe(given[0]);
});
