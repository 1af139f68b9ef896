import { useId } from 'react';
import { classes } from '../../theme/classes.ts';
import { ChartAxes } from '../plot/ChartAxes.tsx';
import type { Frame, PlotBox } from '../plot/plotBox.ts';
import type { TrendGeometry } from './DebtTrendChart.geometry.ts';
import { GainLabels, GainMarks } from './GainMarks.tsx';
import type { GainGeometry } from './gainGeometry.ts';
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
  /** Whether it is a household’s own history: its area is what the forecast gains, if it is known. */
  isHistory: boolean;
  gain: GainGeometry | undefined;
}

const DOT_RADIUS = 5;
/** With half of a ring of 4 px, 10 px of the dot are left. */
const RINGED_RADIUS = 7;

/** The distance of the label of the usual size from its line. */
const LABEL_OFFSET = 6;

/** The drawing itself; hidden from assistive technology, which reads the summary and the table. */
export function ChartMarks(props: ChartMarksProps) {
  const { frame, geometry, active, marked, markedText, amountsHidden, isHistory, gain } = props;
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
      <ChartAxes {...{ frame, plot, xTicks, yTicks, amountsHidden }} isInside={isHistory} />
      {gain && <GainMarks {...gain} />}
      {!isHistory && areaPath && (
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
          className={classes(styles.trendLine, isHistory && styles.forecastLine)}
          data-sample={isHistory ? undefined : 'true'}
          d={samplePath}
        />
      )}
      {linePath && (
        <path data-part="debt-trend-chart-line" className={styles.trendLine} d={linePath} />
      )}
      {marked && markedText && <MarkedLine at={marked.x} text={markedText} plot={plot} />}
      {gain && <GainLabels labels={gain.labels} />}
      {active && (
        <line
          data-part="chart-crosshair"
          className={isHistory ? plotStyles.hairline : plotStyles.crosshair}
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
          className={classes(styles.dot, isHistory && styles.ringed)}
          cx={active.x}
          cy={active.y}
          r={isHistory ? RINGED_RADIUS : DOT_RADIUS}
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
      <line className={plotStyles.hairline} x1={at} x2={at} y1={plot.top} y2={plot.bottom} />
      <text
        className={classes(styles.markedText, plotStyles.halo)}
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
