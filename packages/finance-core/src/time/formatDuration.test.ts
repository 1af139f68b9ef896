import { expect, test } from 'vitest';
import { formatDuration, formatMonths } from './formatDuration.ts';

test.each([
  [0, '0 months'],
  [1, '1 month'],
  [11, '11 months'],
  [12, '1 year'],
  [13, '1 year 1 month'],
  [24, '2 years'],
  [86, '7 years 2 months'],
])('%i months are %s', (months, text) => {
  expect(formatDuration(months)).toBe(text);
});

test.each([
  [0, '0 months'],
  [11, '11 months'],
  [12, '12 months (1 yr)'],
  [86, '86 months (7 yr 2 mo)'],
])('%i months beside others in months are %s', (months, text) => {
  expect(formatMonths(months)).toBe(text);
});
