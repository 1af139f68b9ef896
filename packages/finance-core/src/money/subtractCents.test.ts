import { expect, test } from 'vitest';
import { cents, MAX_CENTS } from './cents.ts';
import { subtractCents } from './subtractCents.ts';

test('subtractCents takes the second from the first', () => {
  expect(subtractCents(cents(500), cents(467))).toBe(33);
  expect(subtractCents(cents(467), cents(500))).toBe(-33);
  expect(subtractCents(cents(0), cents(0))).toBe(0);
});

test('subtractCents throws past the bound', () => {
  expect(() => subtractCents(cents(-1), MAX_CENTS)).toThrow(RangeError);
});
