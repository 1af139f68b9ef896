import { expect, test } from 'vitest';
import { addCents } from './addCents.ts';
import { cents, MAX_CENTS } from './cents.ts';

test('addCents adds, also what is owed', () => {
  expect(addCents(cents(100), cents(-33))).toBe(67);
  expect(addCents(cents(33), cents(-33))).toBe(0);
});

test('addCents throws past the bound', () => {
  expect(() => addCents(MAX_CENTS, cents(1))).toThrow(RangeError);
});
