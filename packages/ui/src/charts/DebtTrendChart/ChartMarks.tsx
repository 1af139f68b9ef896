import { useId } from 'react';
import type { PlottedPoint, TrendGeometry } from './DebtTrendChart.geometry.ts';
import * as styles from './DebtTrendChart.css.ts';

export interface ChartMarksProps {
  geometry: TrendGeometry;
  /** The point the pointer or the keyboard is on. */
  active: PlottedPoint | undefined;
  /** The point that stands out when none is active: today's, in a year of months. */
  marked: PlottedPoint | undefined;
  /** Whether the amounts beside the axis are left out. */
  amountsHidden: boolean;
}

const DOT_RADIUS = 5;
/** The distance of the labels from their axis. */
const TICK_OFFSET = 8;

/** The drawing itself; hidden from assistive technology, which reads the sentence and the table. */
export function ChartMarks({ geometry, active, marked, amountsHidden }: ChartMarksProps) {
  const { plot, width, height } = geometry;
  const gradient = useId();
  return (
    <svg className={styles.drawing} width={width} height={height} aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.fillTop} />
          <stop offset="1" className={styles.fillBottom} />
        </linearGradient>
      </defs>
      {geometry.yTicks.map(({ at, label }) => (
        <g key={label}>
          <line className={styles.gridLine} x1={plot.left} x2={plot.right} y1={at} y2={at} />
          {!amountsHidden && (
            <text
              className={styles.tick}
              x={plot.left - TICK_OFFSET}
              y={at}
              textAnchor="end"
              dominantBaseline="middle"
            >
              {label}
            </text>
          )}
        </g>
      ))}
      {geometry.xTicks.map(({ at, label }) => (
        <text key={at} className={styles.tick} x={at} y={height - TICK_OFFSET} textAnchor="middle">
          {label}
        </text>
      ))}
      {geometry.areaPath && (
        <path className={styles.fill} d={geometry.areaPath} fill={`url(#${gradient})`} />
      )}
      {geometry.linePath && <path className={styles.trendLine} d={geometry.linePath} />}
      {active && (
        <line
          className={styles.crosshair}
          x1={active.x}
          x2={active.x}
          y1={plot.top}
          y2={plot.bottom}
        />
      )}
      <Dot point={active ?? marked ?? onlyPoint(geometry)} />
    </svg>
  );
}

function Dot({ point }: { point: PlottedPoint | undefined }) {
  if (!point) return null;
  return <circle className={styles.dot} cx={point.x} cy={point.y} r={DOT_RADIUS} />;
}

/** One value makes no line; it is shown as a point. */
function onlyPoint({ points }: TrendGeometry): PlottedPoint | undefined {
  return points.length === 1 ? points[0] : undefined;
}
