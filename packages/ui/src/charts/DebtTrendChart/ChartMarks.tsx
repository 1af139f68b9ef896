import { useId } from 'react';
import { ChartAxes } from '../plot/ChartAxes.tsx';
import type { Frame } from '../plot/plotBox.ts';
import type { TrendGeometry } from './DebtTrendChart.geometry.ts';
import * as plotStyles from '../plot/plot.css.ts';
import * as styles from './DebtTrendChart.css.ts';

interface Point {
  x: number;
  y: number;
}

export interface ChartMarksProps {
  frame: Frame;
  geometry: TrendGeometry;
  /** The point the pointer or the keyboard is on. */
  active: Point | undefined;
  /** The highlighted point: today’s, in a year of months. */
  marked: Point | undefined;
  /** Whether the amounts beside the axis are left out. */
  amountsHidden: boolean;
}

const DOT_RADIUS = 5;

/** The drawing itself; hidden from assistive technology, which reads the summary and the table. */
export function ChartMarks({ frame, geometry, active, marked, amountsHidden }: ChartMarksProps) {
  const { plot, xTicks, yTicks, areaPath, linePath, samplePath } = geometry;
  const gradient = useId();
  return (
    <svg
      data-part="chart-drawing"
      className={plotStyles.drawing}
      width={frame.width}
      height={frame.height}
      aria-hidden="true"
    >
      <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.fillTop} />
        <stop offset="1" className={styles.fillBottom} />
      </linearGradient>
      <ChartAxes {...{ frame, plot, xTicks, yTicks, amountsHidden }} />
      {areaPath && (
        <path
          data-part="debt-trend-chart-area"
          className={styles.fill}
          d={areaPath}
          fill={`url(#${gradient})`}
        />
      )}
      {samplePath && (
        <path
          data-part="debt-trend-chart-sample-line"
          className={styles.trendLine}
          data-sample="true"
          d={samplePath}
        />
      )}
      {linePath && (
        <path data-part="debt-trend-chart-line" className={styles.trendLine} d={linePath} />
      )}
      {active && (
        <line
          data-part="chart-crosshair"
          className={plotStyles.crosshair}
          x1={active.x}
          x2={active.x}
          y1={plot.top}
          y2={plot.bottom}
        />
      )}
      {marked && (
        <circle
          data-part="debt-trend-chart-dot"
          className={styles.dot}
          cx={marked.x}
          cy={marked.y}
          r={DOT_RADIUS}
        />
      )}
      {active && (
        <circle
          data-part="debt-trend-chart-dot"
          className={styles.dot}
          cx={active.x}
          cy={active.y}
          r={DOT_RADIUS}
        />
      )}
    </svg>
  );
}
