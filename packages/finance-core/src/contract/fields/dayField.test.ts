import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { CalendarDay } from '../../time/calendarDay.ts';
import { dayField } from './dayField.ts';

test.each(['2026-11-19', '2028-02-29', '2000-02-29', '2026-12-31'])('reads %s', (day) => {
  expect(v.parse(dayField, day)).toBe(day);
  expect(dayField.write(day as CalendarDay)).toBe(day);
});

test.each([
  '2026-02-29',
  '2100-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '26-01-01',
  '2026-11-19T00:00:00Z',
  ' 2026-11-19',
  '٢٠٢٦-١١-١٩',
  '',
  20261119,
  null,
])('refuses %j', (wire) => {
  expect(v.is(dayField, wire)).toBe(false);
  expect(() => dayField.write(wire as CalendarDay)).toThrow(RangeError);
});
