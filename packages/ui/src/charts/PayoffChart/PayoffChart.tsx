import type { CalendarDay, Cents } from '@dime-time/finance-core';
import { forwardRef, useMemo } from 'react';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import { payoffChartWords } from '../words/payoffChart.ts';
import { ChartPlaceholder } from '../plot/ChartPlaceholder.tsx';
import { mergeEqualPlans } from './mergeEqualPlans.ts';
import type { PayoffLine } from './payoffLine.ts';
import { PayoffPlot } from './PayoffPlot.tsx';

export interface PayoffChartProps extends AnyHostProps<'children'> {
  /**
   * The plans, each with its own name; `payoffLine` makes one from a simulated plan. Six are
   * visually distinct. Plans that are equal in every month are drawn as one, named
   * `Avalanche = Snowball`.
   */
  lines: readonly PayoffLine[];
  /**
   * The date of the balances, which names the months.
   * @default months are counted from now
   */
  startsOn?: CalendarDay | undefined;
  /**
   * What was owed at the end of each month before, oldest first; it needs `startsOn`, which names them.
   * @default none
   */
  past?: readonly Cents[] | undefined;
  /**
   * What is compared, in the tooltip’s name and for assistive technology.
   * @default 'Payoff plans'
   */
  label?: string;
  /**
   * Whether the plans are still being calculated; the chart then keeps its size.
   * @default false
   */
  loading?: boolean;
  /**
   * The message when there is no plan to draw.
   * @default 'No plans to compare yet'
   */
  emptyText?: string;
}

const NONE: readonly Cents[] = [];

/**
 * Compares what several payoff plans would still owe, month by month, until each is debt-free or
 * turns out never to be.
 */
export const PayoffChart = forwardRef<HTMLElement, PayoffChartProps>(function PayoffChart(
  { lines, startsOn, past, label, loading = false, emptyText, ...rest },
  ref,
) {
  const words = useWords(payoffChartWords);
  const plans = useMemo(() => mergeEqualPlans(lines), [lines]);
  const drawable = plans.some(({ balances }) =>
    balances.some((balance) => Number.isFinite(balance)),
  );
  if (loading || !drawable) {
    return (
      <ChartPlaceholder data-part="payoff-chart" {...rest} ref={ref}>
        {loading ? undefined : (emptyText ?? words.empty)}
      </ChartPlaceholder>
    );
  }
  return (
    <PayoffPlot
      {...{ ...rest, plans, startsOn, label: label ?? words.label }}
      past={(startsOn && past) ?? NONE}
      figureRef={ref}
    />
  );
});
