import { expect, test } from 'vitest';
import { durationText } from './durationText.ts';

test.each([
  [0, '0 months'],
  [1, '1 month'],
  [11, '11 months'],
  [12, '1 year'],
  [13, '1 year 1 month'],
  [24, '2 years'],
  [86, '7 years 2 months'],
])('%i months are %s', (months, text) => {
  expect(durationText(months)).toBe(text);
});
