import { ChartAxes } from '../plot/ChartAxes.tsx';
import type { Frame } from '../plot/plotBox.ts';
import { lineStyleClass, Marker } from './Marker.tsx';
import type { PayoffCurve, PayoffGeometry } from './PayoffChart.geometry.ts';
import * as plotStyles from '../plot/plot.css.ts';
import * as styles from './PayoffChart.css.ts';

export interface PayoffMarksProps {
  frame: Frame;
  geometry: PayoffGeometry;
  /** The x of the active month, and each plan’s position in it, or that of what was owed. */
  active: { x: number; ys: readonly (number | undefined)[]; past: number | undefined } | undefined;
  /** Whether the amounts beside the axis are left out. */
  amountsHidden: boolean;
}

const DOT_RADIUS = 4;

/** The drawing itself; hidden from assistive technology, which reads the sentences and the table. */
export function PayoffMarks({ frame, geometry, active, amountsHidden }: PayoffMarksProps) {
  const { plot, xTicks, yTicks, curves, pastPath } = geometry;
  return (
    <svg
      data-part="chart-drawing"
      className={plotStyles.drawing}
      width={frame.width}
      height={frame.height}
      aria-hidden="true"
    >
      <ChartAxes {...{ frame, plot, xTicks, yTicks, amountsHidden }} />
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
      {pastPath && (
        <g className={styles.past}>
          <path data-part="payoff-chart-past" className={styles.curve} d={pastPath} />
        </g>
      )}
      {curves.map(({ name, look, path }) => (
        <g key={name} className={lineStyleClass(look)}>
          {path && <path data-part="payoff-chart-line" className={styles.curve} d={path} />}
        </g>
      ))}
      {curves.map((curve) => (
        <PlanEnd key={curve.name} curve={curve} />
      ))}
      {active?.past !== undefined && (
        <g className={styles.past}>
          <circle
            data-part="payoff-chart-past-dot"
            className={styles.marker}
            cx={active.x}
            cy={active.past}
            r={DOT_RADIUS}
          />
        </g>
      )}
      {active?.ys.map(
        (y, at) =>
          y !== undefined && (
            <g key={curves[at]?.name} className={lineStyleClass(curves[at]?.look ?? at)}>
              <circle
                data-part="payoff-chart-dot"
                className={styles.marker}
                cx={active.x}
                cy={y}
                r={DOT_RADIUS}
              />
            </g>
          ),
      )}
    </svg>
  );
}

/** The marker at the end of a plan, and its label on a stem. */
function PlanEnd({ curve: { look, end, label } }: { curve: PayoffCurve }) {
  if (!end) return null;
  return (
    <g className={lineStyleClass(look)}>
      {label && (
        <path
          data-part="payoff-chart-stem"
          className={styles.stem}
          d={`M${end.x},${end.y}V${label.spot.y}`}
        />
      )}
      <Marker look={look} x={end.x} y={end.y} goes={end.goes} />
      {label && (
        <text
          data-part="payoff-chart-label"
          className={styles.name}
          x={label.spot.x}
          y={label.spot.y}
          textAnchor={label.spot.side === 'after' ? 'start' : 'end'}
        >
          {label.text}
        </text>
      )}
    </g>
  );
}
