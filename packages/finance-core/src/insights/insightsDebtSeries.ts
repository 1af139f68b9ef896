import { subtractCents, splitCents, type Cents } from '../money/index.ts';
import { MONTH_LABELS, monthIndex, type CalendarDay } from '../time/index.ts';
import type { TrendPoint, TrendPointKind } from '../trend/index.ts';
import { INSIGHT_MONTHS } from './debtReductionPerMonth.ts';

/**
 * The debt chart of the insights, January to July: the way from the original total to the present
 * one in seven equal steps, the present one being July's.
 *
 * A sample like the dashboard's, since no call gives a history, but one that agrees with the 'debt
 * reduction per month' beside it. Steps differ by a cent at most, the larger first.
 *
 * Only the last point is real, whatever month it is: what is owed today. Months after today's are
 * `projected`, the others a `sample`.
 *
 * @param totals of all debts, as `debtTotals` gives them.
 * @param today the day the totals are of.
 * @example insightsDebtSeries({ originalBalance: cents(70000), currentBalance: cents(0) }, today)[0]
 * // { label: 'Jan', month: 0, value: 60000, kind: 'sample' }
 */
export function insightsDebtSeries(
  totals: { originalBalance: Cents; currentBalance: Cents },
  today: CalendarDay,
): TrendPoint[] {
  const current = monthIndex(today);
  const reduction = subtractCents(totals.originalBalance, totals.currentBalance);
  const equal = MONTH_LABELS.slice(0, INSIGHT_MONTHS).map(() => 1);
  let value = totals.originalBalance;
  return splitCents(reduction, equal).map((step, month) => {
    value = subtractCents(value, step);
    const label = MONTH_LABELS[month] as string;
    const point = { label, month, value, kind: kindOf(month, current) };
    return point.kind === 'real' && month !== current ? { ...point, isToday: true } : point;
  });
}

function kindOf(month: number, current: number): TrendPointKind {
  if (month === INSIGHT_MONTHS - 1) return 'real';
  return month <= current ? 'sample' : 'projected';
}
