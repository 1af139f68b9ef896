import { expect, test } from 'vitest';
import { cents, MAX_CENTS } from './cents.ts';
import { scaleCents } from './scaleCents.ts';

test('scaleCents rounds as named', () => {
  expect(scaleCents(cents(1001), 25, 100, 'half-up')).toBe(250);
  expect(scaleCents(cents(1002), 25, 100, 'half-up')).toBe(251);
  expect(scaleCents(cents(1002), 25, 100, 'floor')).toBe(250);
  expect(scaleCents(cents(1001), 25, 100, 'ceil')).toBe(251);
});

test('scaleCents throws past the bound', () => {
  expect(scaleCents(MAX_CENTS, 3, 3, 'floor')).toBe(MAX_CENTS);
  expect(() => scaleCents(MAX_CENTS, 2, 1, 'floor')).toThrow(RangeError);
});
