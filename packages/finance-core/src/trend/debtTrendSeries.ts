import { cents, type Cents } from '../money/index.ts';
import { calendarDayOf, MONTH_LABELS, monthIndex, type Instant } from '../time/index.ts';
import type { TrendPoint, TrendPointKind } from './trendPoint.ts';

/**
 * The specification's hard-coded sample: a household's total debt at the end of each month, January
 * to December. It is sample data; only the current month's point is real.
 */
const SAMPLE = [
  24_500, 24_020, 23_480, 23_010, 22_390, 21_850, 21_240, 20_760, 20_110, 19_480, 18_900, 18_250,
].map((dollars) => cents(dollars * 100));

/**
 * The dashboard's debt chart: twelve months of the fixed sample, in which the current month's point
 * is the real total debt. The months after it have not come and are `projected`.
 *
 * @param input.asOf the present moment; its month in the user's zone is the current one.
 * @throws RangeError when the instant is malformed or the zone unknown.
 * @example debtTrendSeries({ totalDebt: cents(1825033), asOf: '2026-11-19T14:05:00Z', timeZone })[10]
 * // { label: 'Nov', month: 10, value: 1825033, kind: 'real' }
 */
export function debtTrendSeries(input: {
  totalDebt: Cents;
  asOf: Instant;
  timeZone: string;
}): TrendPoint[] {
  const current = monthIndex(calendarDayOf(input.asOf, input.timeZone));
  return SAMPLE.map((sample, month) => ({
    label: MONTH_LABELS[month] as string,
    month,
    value: month === current ? input.totalDebt : sample,
    kind: kindOf(month, current),
  }));
}

function kindOf(month: number, current: number): TrendPointKind {
  if (month === current) return 'real';
  return month < current ? 'sample' : 'projected';
}
