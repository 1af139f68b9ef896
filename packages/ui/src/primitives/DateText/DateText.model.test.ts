import { calendarDay } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { dateText } from './DateText.model.ts';
import { formatsOf } from '../../words/index.ts';

const formats = formatsOf('en-US');

const INSTANT = '2026-11-19T03:05:00Z';

describe('the words of a date', () => {
  test('of a calendar day', () => {
    const day = calendarDay('2026-11-19');
    expect(dateText({ day }, formats)).toEqual({ text: 'Nov 19, 2026', dateTime: '2026-11-19' });
    expect(dateText({ day, format: 'month-year' }, formats).text).toBe('Nov 2026');
  });

  test.each([
    ['America/New_York', 'Nov 18, 2026, 10:05 PM'],
    ['Pacific/Kiritimati', 'Nov 19, 2026, 5:05 PM'],
    ['UTC', 'Nov 19, 2026, 3:05 AM'],
  ])('of a moment in %s', (timeZone, text) => {
    expect(dateText({ instant: INSTANT, timeZone, format: 'day-time' }, formats).text).toBe(text);
  });

  test('of a point in time, in each format', () => {
    const timeZone = 'UTC';
    expect(dateText({ instant: INSTANT, timeZone }, formats)).toEqual({
      text: 'Nov 19, 2026',
      dateTime: INSTANT,
    });
    expect(dateText({ instant: INSTANT, timeZone, format: 'time' }, formats).text).toBe('3:05 AM');
    expect(dateText({ instant: INSTANT, timeZone, format: 'month-year' }, formats).text).toBe(
      'Nov 2026',
    );
  });
});
