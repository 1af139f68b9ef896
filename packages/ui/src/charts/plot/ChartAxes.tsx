import { classes } from '../../theme/classes.ts';
import { tabular } from '../../theme/text.css.ts';
import type { AxisTick, Frame, PlotBox } from './plotBox.ts';
import * as styles from './plot.css.ts';

export interface ChartAxesProps {
  frame: Frame;
  plot: PlotBox;
  xTicks: readonly AxisTick[];
  yTicks: readonly AxisTick[];
  /** Whether the amounts beside the axis are left out. */
  amountsHidden: boolean;
  /**
   * Whether the amounts stand in the plot, above their lines.
   * @default false
   */
  isInside?: boolean | undefined;
}

/** The distance of a label in the plot from the line below it. */
const ABOVE = 8;

/** The distance of labels of the usual size from their axis. */
const TICK_OFFSET = 8;

/** Lines at round amounts, the amounts beside them, and the months below. */
export function ChartAxes({
  frame,
  plot,
  xTicks,
  yTicks,
  amountsHidden,
  isInside = false,
}: ChartAxesProps) {
  const offset = TICK_OFFSET * (frame.text ?? 1);
  // One path for all lines, because an element for each is slow to render.
  const grid = yTicks.map(({ at }) => `M${plot.left} ${at}H${plot.right}`).join('');
  return (
    <>
      <path data-part="chart-grid" className={styles.gridLines} d={grid} />
      <g
        data-part="chart-y-axis"
        className={classes(styles.ticks, isInside && styles.halo, tabular)}
        textAnchor={isInside ? 'start' : 'end'}
        dominantBaseline="middle"
      >
        {!amountsHidden &&
          yTicks.map(({ at, label }) => (
            <text
              key={label}
              x={isInside ? plot.left : plot.left - offset}
              y={isInside ? at - ABOVE * (frame.text ?? 1) : at}
            >
              {label}
            </text>
          ))}
      </g>
      <g data-part="chart-x-axis" className={styles.ticks} textAnchor="middle">
        {xTicks.map(({ at, label }) => (
          <text key={at} x={at} y={frame.height - offset}>
            {label}
          </text>
        ))}
      </g>
    </>
  );
}
