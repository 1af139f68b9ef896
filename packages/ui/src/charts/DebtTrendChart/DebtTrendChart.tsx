import type { Cents, TrendPoint } from '@dime-time/finance-core';
import { forwardRef, useMemo } from 'react';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { debtTrendChartWords } from '../words/debtTrendChart.ts';
import { ChartHeadlineLoading } from '../plot/ChartHeadline.tsx';
import { ChartPlaceholder } from '../plot/ChartPlaceholder.tsx';
import { figure } from '../plot/plot.css.ts';
import { trendSeries } from '../plot/trendSeries.ts';
import { TrendPlot } from './TrendPlot.tsx';

export interface DebtTrendChartProps extends AnyHostProps<'children'> {
  /**
   * The points from left to right. A point whose value is not finite is left out and keeps its
   * place.
   *
   * A point with `kind` set to `sample` or `projected` is not the reader’s own data, and one set to
   * `forecast` has not happened yet: the line to and from it is dashed, and tooltip, summary and
   * table say what it is.
   */
  points: readonly TrendPoint[];
  /**
   * What the values are, in the tooltip and for assistive technology.
   * @default 'Total Debt'
   */
  datasetLabel?: string;
  /**
   * The index in `points` that has a dot while no point is active: the current month.
   * @default the only real point, if there is exactly one
   */
  markedIndex?: number | undefined;
  /**
   * Whether the marked point is labeled as today, to tell a forecast from what has been.
   * @default false
   */
  marksToday?: boolean | undefined;
  /**
   * `history` distinguishes a household’s own past from its forecast: the figure of a point stands above
   * the chart in place of a tooltip.
   * @default 'area', with a tooltip
   */
  variant?: 'area' | 'history' | undefined;
  /**
   * With `history`, what would be owed with the minimum payments alone at each of `points`, drawn from
   * the marked point on; a value that is not finite is left out.
   * @default none
   */
  minimums?: readonly Cents[] | undefined;
  /**
   * With `history`, what the saved plan promised to leave owed at each of `points`; a value that is not
   * finite is left out.
   * @default none
   */
  planned?: readonly Cents[] | undefined;
  /**
   * Whether the data is still loading; the chart then keeps its size.
   * @default false
   */
  loading?: boolean;
  /**
   * The message when there are no points.
   * @default 'No debt history yet'
   */
  emptyText?: string;
}

/**
 * Shows total debt over time as a filled line, with a pointer tooltip, keyboard access and a text
 * alternative.
 */
export const DebtTrendChart = forwardRef<HTMLElement, DebtTrendChartProps>(function DebtTrendChart(
  {
    points,
    datasetLabel,
    markedIndex,
    marksToday = false,
    variant = 'area',
    minimums,
    planned,
    loading = false,
    emptyText,
    ...rest
  },
  ref,
) {
  const words = useWords(debtTrendChartWords);
  const formats = useFormats();
  const series = useMemo(() => trendSeries(points, formats), [points, formats]);
  if (loading && variant === 'history') {
    return (
      <figure
        data-part="debt-trend-chart"
        {...rest}
        ref={ref}
        className={classes(figure, rest.className)}
      >
        <ChartHeadlineLoading />
        <ChartPlaceholder>{undefined}</ChartPlaceholder>
      </figure>
    );
  }
  if (loading || series.places.length === 0) {
    return (
      <ChartPlaceholder data-part="debt-trend-chart" {...rest} ref={ref}>
        {loading ? undefined : (emptyText ?? words.empty)}
      </ChartPlaceholder>
    );
  }
  const label = datasetLabel ?? words.dataset;
  return (
    <TrendPlot
      {...{ ...rest, series, datasetLabel: label, markedIndex, marksToday, minimums, planned }}
      isHistory={variant === 'history'}
      figureRef={ref}
    />
  );
});
