import type { TrendPoint } from '@dime-time/finance-core';
import { forwardRef, useMemo } from 'react';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { ChartPlaceholder } from '../plot/ChartPlaceholder.tsx';
import { trendSeries } from '../plot/trendSeries.ts';
import { TrendPlot } from './TrendPlot.tsx';

export interface DebtTrendChartProps extends AnyHostProps<'children'> {
  /**
   * The points from left to right; one whose value is not finite is left out and keeps its place.
   *
   * A point whose `kind` is `sample` or `projected` is no figure of the reader's: the line to and from
   * it is dashed, and tooltip, sentence and table say what it is.
   */
  points: readonly TrendPoint[];
  /**
   * What the values are, in the tooltip and for assistive technology.
   * @default 'Total Debt'
   */
  datasetLabel?: string;
  /**
   * The place in `points` that carries a dot while nothing is pointed at: the month that is now.
   * @default the only real point, where there is one
   */
  markedIndex?: number | undefined;
  /**
   * Whether the data is still on its way; the chart then keeps its room.
   * @default false
   */
  loading?: boolean;
  /**
   * What stands in the chart's place where there is no point.
   * @default 'No debt history yet'
   */
  emptyText?: string;
}

/** Total debt over time as a filled line, to be read by eye, by pointer, by keyboard or by ear. */
export const DebtTrendChart = forwardRef<HTMLElement, DebtTrendChartProps>(function DebtTrendChart(
  {
    points,
    datasetLabel = 'Total Debt',
    markedIndex,
    loading = false,
    emptyText = 'No debt history yet',
    ...rest
  },
  ref,
) {
  const series = useMemo(() => trendSeries(points), [points]);
  if (loading || series.places.length === 0) {
    return (
      <ChartPlaceholder {...rest} ref={ref}>
        {loading ? undefined : emptyText}
      </ChartPlaceholder>
    );
  }
  return <TrendPlot {...{ ...rest, series, datasetLabel, markedIndex }} figureRef={ref} />;
});
