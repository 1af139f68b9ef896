import { expect, test } from 'vitest';
import { calendarDay } from '../time/index.ts';
import { lastDueDate } from './lastDueDate.ts';

test.each([
  [15, '2026-11-15', '2026-10-15'],
  [15, '2026-11-16', '2026-11-15'],
  [15, '2026-11-14', '2026-10-15'],
  [31, '2026-12-01', '2026-11-30'],
  [31, '2026-11-30', '2026-10-31'],
  [30, '2027-03-01', '2027-02-28'],
])('a debt due on day %i was due before %s on %s', (day, today, last) => {
  expect(lastDueDate(day, calendarDay(today))).toBe(last);
});
