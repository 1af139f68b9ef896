import { describe, expect, test } from 'vitest';
import { cents, MAX_CENTS } from '../money/index.ts';
import { debtTrendSeries } from './debtTrendSeries.ts';

const totalDebt = cents(1_234_567);

describe('debtTrendSeries', () => {
  const november = debtTrendSeries({
    totalDebt,
    asOf: '2026-11-19T14:05:00Z',
    timeZone: 'America/New_York',
  });

  // @requirement 2.dashboard.chart
  test('has a point for each month, January first', () => {
    expect(november.map((point) => point.label).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    );
  });

  // @requirement 2.dashboard.chart 9.fixed-texts
  test('is the fixed sample, but for the current month', () => {
    expect(november.map((point) => point.value)).toEqual([
      2_450_000, 2_402_000, 2_348_000, 2_301_000, 2_239_000, 2_185_000, 2_124_000, 2_076_000,
      2_011_000, 1_948_000, 1_234_567, 1_825_000,
    ]);
  });

  test('calls every other month a sample, or projected where it has not come', () => {
    expect(november.map((point) => point.kind)).toEqual([
      ...Array.from({ length: 10 }, () => 'sample'),
      'real',
      'projected',
    ]);
  });

  test.each([
    // The same moment is in two years and two months.
    ['2027-01-01T00:00:00Z', 'UTC', 'Jan', 0],
    ['2027-01-01T00:00:00Z', 'America/Los_Angeles', 'Dec', 11],
    ['2026-02-28T12:00:00Z', 'Pacific/Kiritimati', 'Mar', 2],
    ['2028-02-29T12:00:00Z', 'UTC', 'Feb', 1],
  ])('at %s in %s the current month is %s', (asOf, timeZone, label, month) => {
    const real = debtTrendSeries({ totalDebt, asOf, timeZone }).filter(
      (point) => point.value === totalDebt,
    );
    expect(real).toEqual([{ label, month, value: totalDebt, kind: 'real' }]);
  });

  test.each([0, MAX_CENTS])('shows a total debt of %i as it is', (value) => {
    const series = debtTrendSeries({
      totalDebt: cents(value),
      asOf: '2026-11-19T14:05:00Z',
      timeZone: 'UTC',
    });
    expect(series[10]).toEqual({ label: 'Nov', month: 10, value, kind: 'real' });
  });
});
