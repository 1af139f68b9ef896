import { calendarDay, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { isIdle, isLong } from './MonthlyActivity.model.ts';

const nothing = {
  month: calendarDay('2026-11-01'),
  purchases: 0,
  spent: cents(0),
  roundUps: cents(0),
  paid: cents(0),
};

test.each([
  [{}, true],
  [{ purchases: 1 }, false],
  [{ roundUps: cents(33) }, false],
  [{ paid: cents(1) }, false],
])('a month with %o is idle: %s', (some, idle) => {
  expect(isIdle({ ...nothing, ...some })).toBe(idle);
});

test('six digits are abbreviated, five are not', () => {
  expect(isLong(cents(9_999_999))).toBe(false);
  expect(isLong(cents(10_000_000))).toBe(true);
});
