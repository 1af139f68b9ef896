import { expect, test } from 'vitest';
import { calendarDay } from '../time/index.ts';
import { statementDayRefusal, statementDayText } from './statementDayRefusal.ts';

const known = { today: calendarDay('2026-11-19'), latest: calendarDay('2026-11-03') };

test.each(['2026-09-02', '2026-11-03', '2026-11-19'])('%s is the day of a statement', (day) => {
  expect(statementDayRefusal(calendarDay(day), known)).toBeUndefined();
});

test.each([
  ['2026-11-20', 'Choose today or an earlier date.'],
  ['1899-12-31', 'Choose a date in 1900 or later.'],
  [
    '2026-09-01',
    'This balance is from Nov 3, 2026, and a statement can be up to 62 days older. Choose Sep 2, 2026 or a later date.',
  ],
])('%s is refused', (day, message) => {
  const refusal = statementDayRefusal(calendarDay(day), known);
  expect(refusal && statementDayText(refusal)).toBe(message);
});

test('where no balance has a day, each up to today is taken', () => {
  const day = calendarDay('1900-01-01');
  expect(statementDayRefusal(day, { ...known, latest: undefined })).toBeUndefined();
});
