import { calendarDay } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { payoffChartWords } from '../words/payoffChart.ts';
import { monthText, shortMonthText } from './monthText.ts';

const formats = formatsOf('en-US');

const words = wordsOf(payoffChartWords, ENGLISH);
const today = calendarDay('2026-11-19');

test.each([
  [0, today, 'Now', 'Now'],
  [1, today, 'Dec 2026', 'Dec 2026'],
  [28, today, 'Mar 2029', 'Mar 2029'],
  [0, undefined, 'Now', 'Now'],
  [28, undefined, '2 years 4 months', '28 mo'],
  [24, undefined, '2 years', '2 yr'],
])('month %i from %s is %s, in short %s', (month, startsOn, text, short) => {
  expect(monthText(month, startsOn, words, formats)).toBe(text);
  expect(shortMonthText(month, startsOn, words, formats)).toBe(short);
});

test('past the end of the calendar, a month is named by its distance', () => {
  expect(monthText(120_000, today, words, formats)).toBe('10,000 years');
});

test('the first month is the running one where something is due in it', () => {
  const months = [-1, 0, 1, 28];
  expect(months.map((month) => monthText(month, today, words, formats, true))).toEqual([
    'Oct 2026',
    'Now',
    'Nov 2026',
    'Feb 2029',
  ]);
  expect(shortMonthText(1, today, words, formats, true)).toBe('Nov 2026');
});
