import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Apr } from '../../money/apr.ts';
import { aprField, aprInput } from './aprField.ts';

test.each([
  [24.99, 24_990],
  [0, 0],
  [6.125, 6125],
  [10_000, 10_000_000],
  ['24.99', 24_990],
  ['24.990000', 24_990],
  ['0', 0],
])('reads %j as %i thousandths of a percent', (wire, rate) => {
  expect(v.parse(aprField, wire)).toBe(rate);
});

test.each([
  -1,
  10_001,
  1.2345,
  1e308,
  Number.NaN,
  '',
  '1e1',
  '24.99%',
  '-5',
  '024',
  null,
  true,
  [],
])('refuses %j', (wire) => {
  expect(v.is(aprField, wire)).toBe(false);
  expect(v.is(aprInput, wire)).toBe(false);
});

test('a request carries a number', () => {
  expect(v.parse(aprInput, 24.99)).toBe(24_990);
  expect(v.is(aprInput, '24.99')).toBe(false);
});

test('is written as a percentage', () => {
  expect(aprField.write(24_990 as Apr)).toBe(24.99);
  for (const value of [-1, 0.5, 10_000_001]) {
    expect(() => aprInput.write(value as Apr)).toThrow(RangeError);
  }
});
