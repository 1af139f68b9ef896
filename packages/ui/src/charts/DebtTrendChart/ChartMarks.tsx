import { useId } from 'react';
import { ChartAxes } from '../plot/ChartAxes.tsx';
import type { Frame, PlotBox } from '../plot/plotBox.ts';
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
  /** The label of the highlighted point, at a line through it. */
  markedText: string | undefined;
  /** Whether the amounts beside the axis are left out. */
  amountsHidden: boolean;
}

const DOT_RADIUS = 5;

/** The distance of the label of the usual size from its line. */
const LABEL_OFFSET = 6;

/** The drawing itself; hidden from assistive technology, which reads the summary and the table. */
export function ChartMarks(props: ChartMarksProps) {
  const { frame, geometry, active, marked, markedText, amountsHidden } = props;
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
      {marked && markedText && <MarkedLine at={marked.x} text={markedText} plot={plot} />}
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

/** A line through a point with its label at the top, on the side with more room. */
function MarkedLine({ at, text, plot }: { at: number; text: string; plot: PlotBox }) {
  const isRight = at > (plot.left + plot.right) / 2;
  const offset = LABEL_OFFSET * (plot.text ?? 1);
  return (
    <g data-part="debt-trend-chart-today">
      <line className={plotStyles.crosshair} x1={at} x2={at} y1={plot.top} y2={plot.bottom} />
      <text
        className={styles.markedText}
        x={isRight ? at - offset : at + offset}
        y={plot.top}
        textAnchor={isRight ? 'end' : 'start'}
        dominantBaseline="hanging"
      >
        {text}
      </text>
    </g>
  );
}
