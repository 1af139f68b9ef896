import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { insightsDebtSeries } from './insightsDebtSeries.ts';

test('insightsDebtSeries goes from the original to the present total in seven months', () => {
  expect(insightsDebtSeries({ originalBalance: cents(70_000), currentBalance: cents(0) })).toEqual([
    { label: 'Jan', value: 60_000 },
    { label: 'Feb', value: 50_000 },
    { label: 'Mar', value: 40_000 },
    { label: 'Apr', value: 30_000 },
    { label: 'May', value: 20_000 },
    { label: 'Jun', value: 10_000 },
    { label: 'Jul', value: 0 },
  ]);
});

test('insightsDebtSeries gives the odd cents to the first months', () => {
  const series = insightsDebtSeries({ originalBalance: cents(1009), currentBalance: cents(1000) });
  expect(series.map((point) => point.value)).toEqual([1007, 1005, 1004, 1003, 1002, 1001, 1000]);
});

test('insightsDebtSeries ends at the present total and never turns round', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(amount, amount, (original, current) => {
      const values = insightsDebtSeries({
        originalBalance: cents(original),
        currentBalance: cents(current),
      }).map((point) => point.value);
      expect(values).toHaveLength(7);
      expect(values.at(-1)).toBe(current);
      const direction = Math.sign(current - original);
      for (const [index, value] of values.entries()) {
        const before = values[index - 1] ?? original;
        expect([0, direction]).toContain(Math.sign(value - before));
      }
    }),
  );
});
