import type { TrendPoint } from '@dime-time/finance-core';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { TrendPlot } from './TrendPlot.tsx';
import * as styles from './DebtTrendChart.css.ts';

export interface DebtTrendChartProps {
  /** The points from left to right; one whose value is not finite is left out and keeps its place. */
  points: readonly TrendPoint[];
  /**
   * What the values are, in the tooltip and for assistive technology.
   * @default 'Total Debt'
   */
  datasetLabel?: string;
  /**
   * The place in `points` that carries a dot while nothing is pointed at: the month that is now.
   * @default undefined
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
export function DebtTrendChart({
  points,
  datasetLabel = 'Total Debt',
  markedIndex,
  loading = false,
  emptyText = 'No debt history yet',
}: DebtTrendChartProps) {
  if (loading) {
    return (
      <div className={styles.frame}>
        <Skeleton shape="block" height="auto" className={styles.skeleton} />
      </div>
    );
  }
  if (!points.some((point) => Number.isFinite(point.value))) {
    return <p className={`${styles.frame} ${styles.empty}`}>{emptyText}</p>;
  }
  return <TrendPlot points={points} datasetLabel={datasetLabel} markedIndex={markedIndex} />;
}
