import { expect, test } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { dayRange } from './dayRange.ts';

test('dayRange reaches from the start of the first day to the end of the last', () => {
  const november = dayRange(
    calendarDay('2026-11-01'),
    calendarDay('2026-11-30'),
    'America/New_York',
  );
  // The clocks go back on the 1st, so the month is an hour longer than thirty days.
  expect(november).toEqual({ from: Date.UTC(2026, 10, 1, 4), until: Date.UTC(2026, 11, 1, 5) });
});
