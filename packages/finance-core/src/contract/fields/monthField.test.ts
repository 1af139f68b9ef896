import * as v from 'valibot';
import { expect, test } from 'vitest';
import { monthField } from './monthField.ts';

test('a month is YYYY-MM', () => {
  expect(v.parse(monthField, '2026-11')).toBe('2026-11');
});

test.each(['2026-13', '2026-00', '2026-1', '2026-11-19', 'Nov 2026', '', 202611, null])(
  '%j is no month',
  (wire) => {
    expect(v.is(monthField, wire)).toBe(false);
  },
);
