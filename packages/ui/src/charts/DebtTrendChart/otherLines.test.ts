import { expect, test } from 'vitest';
import { otherLines } from './otherLines.ts';

const values = [50, 40, 30, 20];
const none = Number.NaN;

test('the forecast and the minimums begin today, and the plan where it was saved', () => {
  const lines = otherLines({
    values,
    today: 1,
    minimums: [none, 40, 35, 30],
    planned: [51, 42, 31, 20],
  });
  expect(lines).toEqual({ forecast: [1, 2, 3], minimums: [1, 2, 3], planned: [0, 1, 2, 3] });
});

test('a line that is that of what is owed, or has one point, is left out', () => {
  expect(
    otherLines({ values, today: 1, minimums: values, planned: [none, ...values.slice(1)] }),
  ).toEqual({ forecast: [1, 2, 3], minimums: [], planned: [] });
  expect(otherLines({ values, today: 3, minimums: [none, none, none, 25] })).toEqual({
    forecast: [],
    minimums: [],
    planned: [],
  });
});

test('a month without a figure has no place in any line', () => {
  const known = [none, 40, none, 20];
  expect(otherLines({ values: known, today: 1, planned: [60, 50, 40, 30] })).toMatchObject({
    forecast: [1, 3],
    planned: [1, 3],
  });
});
