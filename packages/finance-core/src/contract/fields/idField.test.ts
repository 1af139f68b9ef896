import * as v from 'valibot';
import { expect, test } from 'vitest';
import { idField } from './idField.ts';

test('an id is a string, and a number is read as its string', () => {
  expect(v.parse(idField, 'd_1')).toBe('d_1');
  expect(v.parse(idField, 42)).toBe('42');
});

test.each(['', 1.5, Number.NaN, 2 ** 60, null, undefined, true, {}, []])('refuses %j', (wire) => {
  expect(v.is(idField, wire)).toBe(false);
});

test('is written as the string that it is', () => {
  expect(idField.write('d_1')).toBe('d_1');
  for (const value of ['', 42]) expect(() => idField.write(value as string)).toThrow(RangeError);
});
