import * as v from 'valibot';
import { expect, test } from 'vitest';
import { instantField, instantInput } from './instantField.ts';

test.each(['2026-11-19T14:05:00Z', '2026-11-19T14:05:00.123Z', '2028-02-29T23:59:59.999999Z'])(
  'keeps %s as it is',
  (instant) => {
    expect(v.parse(instantField, instant)).toBe(instant);
    expect(instantField.write(instant)).toBe(instant);
    expect(v.parse(instantInput, instant)).toBe(instant);
    expect(instantInput.write(instant)).toBe(instant);
  },
);

test.each([
  ['2026-11-19T14:05:00+02:00', '2026-11-19T12:05:00.000Z'],
  ['2026-11-19T20:05:00-05:30', '2026-11-20T01:35:00.000Z'],
])('turns the offset of %s into Z', (wire, instant) => {
  expect(v.parse(instantField, wire)).toBe(instant);
  expect(v.is(instantInput, wire)).toBe(false);
});

test.each([
  '2026-11-19',
  '2026-11-19T14:05:00',
  '2026-11-19 14:05:00Z',
  '2026-11-19T14:05Z',
  '2026-02-30T00:00:00Z',
  '2026-11-19T24:00:00Z',
  '2026-11-19T14:60:00Z',
  '2026-11-19T14:05:60Z',
  '2026-11-19T14:05:00z',
  'yesterday',
  '',
  1_763_561_100_000,
  null,
  {},
])('refuses %j', (wire) => {
  expect(v.is(instantField, wire)).toBe(false);
  expect(v.is(instantInput, wire)).toBe(false);
  expect(() => instantField.write(wire as string)).toThrow(RangeError);
});
