import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { everyMonth } from './everyMonth.ts';

test('has a place for each month, with a value only where there is a figure', () => {
  const march = { label: 'Mar', month: 2, value: cents(500) };
  const points = everyMonth([march], 4);
  expect(points.map(({ label }) => label)).toEqual(['Jan', 'Feb', 'Mar', 'Apr']);
  expect(points.map(({ value }) => Number.isFinite(value))).toEqual([false, false, true, false]);
  expect(points[2]).toBe(march);
  expect(everyMonth([])).toHaveLength(12);
});
