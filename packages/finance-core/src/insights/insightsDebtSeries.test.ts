import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { insightsDebtSeries } from './insightsDebtSeries.ts';

const today = calendarDay('2026-11-19');

test('insightsDebtSeries goes from the original to the present total in seven months', () => {
  const totals = { originalBalance: cents(70_000), currentBalance: cents(0) };
  expect(insightsDebtSeries(totals, today)).toEqual([
    { label: 'Jan', month: 0, value: 60_000, kind: 'sample' },
    { label: 'Feb', month: 1, value: 50_000, kind: 'sample' },
    { label: 'Mar', month: 2, value: 40_000, kind: 'sample' },
    { label: 'Apr', month: 3, value: 30_000, kind: 'sample' },
    { label: 'May', month: 4, value: 20_000, kind: 'sample' },
    { label: 'Jun', month: 5, value: 10_000, kind: 'sample' },
    { label: 'Jul', month: 6, value: 0, kind: 'real', isToday: true },
  ]);
  expect(insightsDebtSeries(totals, calendarDay('2026-07-04')).at(-1)).toEqual({
    label: 'Jul',
    month: 6,
    value: 0,
    kind: 'real',
  });
});

test('insightsDebtSeries tells the months that have not come from those of the sample', () => {
  const totals = { originalBalance: cents(70_000), currentBalance: cents(0) };
  const kinds = insightsDebtSeries(totals, calendarDay('2026-05-31')).map(({ kind }) => kind);
  expect(kinds.join()).toBe('sample,sample,sample,sample,sample,projected,real');
});

test('insightsDebtSeries gives the odd cents to the first months', () => {
  const totals = { originalBalance: cents(1009), currentBalance: cents(1000) };
  const series = insightsDebtSeries(totals, today);
  expect(series.map((point) => point.value)).toEqual([1007, 1005, 1004, 1003, 1002, 1001, 1000]);
});

test('insightsDebtSeries ends at the present total and never turns round', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(amount, amount, (original, current) => {
      const totals = { originalBalance: cents(original), currentBalance: cents(current) };
      const values = insightsDebtSeries(totals, today).map((point) => point.value);
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
