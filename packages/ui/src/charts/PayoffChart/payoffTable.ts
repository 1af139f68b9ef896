import type { CalendarDay, Cents } from '@dime-time/finance-core';
import type { MoneyText } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { PayoffChartWords } from '../../words/subjects/charts/payoffChart.ts';
import type { ChartRows } from '../plot/ChartTable.tsx';
import { monthText } from '../plot/monthText.ts';
import { amountText } from './PayoffChart.a11y.ts';
import { shownMonths } from './PayoffChart.geometry.ts';
import type { ShownPlan } from './mergeEqualPlans.ts';
import { anyDueThisMonth, linesIn } from './payoffLine.ts';

export interface PayoffTableTexts {
  label: string;
  startsOn: CalendarDay | undefined;
  money: MoneyText;
  words: PayoffChartWords;
  formats: Formats;
}

/** A cell without a value: a plan has none before it began, and what was owed has none of the future. */
const EMPTY = '–';

/** The table of the chart: a row a month, with a column for each plan and one for what was owed before. */
export function payoffTable(
  plans: readonly ShownPlan[],
  past: readonly Cents[],
  { label, startsOn, money, words, formats }: PayoffTableTexts,
): ChartRows {
  const hasPast = past.length > 0;
  return {
    caption: words.caption({ label }),
    columns: [
      words.monthColumn,
      ...(hasPast ? [words.past] : []),
      ...plans.map((plan) => plan.name),
    ],
    count: past.length + shownMonths(plans) + 1,
    anchor: past.length,
    rowAt(place) {
      const month = place - past.length;
      const owed = past[place];
      const shown = linesIn(plans, month);
      return [
        monthText(month, startsOn, words, formats, anyDueThisMonth(plans)),
        ...(hasPast ? [owed === undefined ? EMPTY : money(owed)] : []),
        ...plans.map((plan) =>
          shown.includes(plan) ? amountText(plan, month, money, words) : EMPTY,
        ),
      ];
    },
  };
}
