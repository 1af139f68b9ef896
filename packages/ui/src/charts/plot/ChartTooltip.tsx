import type { ReactNode } from 'react';
import { tooltipPlace } from './cursor.ts';
import type { Frame, PlotBox } from './plotBox.ts';
import * as styles from './plot.css.ts';

export interface ChartTooltipProps {
  frame: Frame;
  plot: PlotBox;
  /** The point it belongs to. */
  point: { x: number; y: number };
  /** The point’s label: its month. */
  label: string;
  /** The number of lines in `children`. */
  lines: number;
  /** The point’s values, a `tooltipLine` for each figure. */
  children: ReactNode;
}

/** The label and the amounts of one point, beside it and always inside the chart. */
export function ChartTooltip({ frame, plot, point, label, lines, children }: ChartTooltipProps) {
  const { x, side, top } = tooltipPlace(plot, point, lines);
  // Its width is unknown here, so it is shifted by a percentage of it, which keeps it inside the
  // frame.
  const left =
    side === 'before'
      ? `max(0px, ${x}px - 100%)`
      : `max(0px, min(${x}px, ${frame.width}px - 100%))`;
  return (
    <div
      data-part="chart-tooltip"
      className={styles.tooltip}
      style={{ transform: `translate(${left}, ${top}px)` }}
      data-side={side}
      aria-hidden="true"
    >
      <div data-part="chart-tooltip-title" className={styles.tooltipLabel}>
        {label}
      </div>
      {children}
    </div>
  );
}
