import { expect, test } from 'vitest';
import { calendarDay } from '../time/index.ts';
import { statementDayRefusal } from './statementDayRefusal.ts';

const known = { today: calendarDay('2026-11-19'), latest: calendarDay('2026-11-03') };

test.each(['2026-09-02', '2026-11-03', '2026-11-19'])('%s is the day of a statement', (day) => {
  expect(statementDayRefusal(calendarDay(day), known)).toBeUndefined();
});

test.each([
  ['2026-11-20', { reason: 'future' }],
  ['1899-12-31', { reason: 'before-1900' }],
  ['2026-09-01', { reason: 'too-old', latest: '2026-11-03', days: 62, oldest: '2026-09-02' }],
])('%s is refused', (day, refusal) => {
  expect(statementDayRefusal(calendarDay(day), known)).toEqual(refusal);
});

test('where no balance has a day, each up to today is taken', () => {
  const day = calendarDay('1900-01-01');
  expect(statementDayRefusal(day, { ...known, latest: undefined })).toBeUndefined();
});
