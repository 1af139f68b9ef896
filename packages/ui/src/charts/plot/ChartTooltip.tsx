import type { ReactNode } from 'react';
import { tooltipPlace, type PlottedPoint, type TrendGeometry } from './DebtTrendChart.geometry.ts';
import * as styles from './DebtTrendChart.css.ts';

export interface ChartTooltipProps {
  geometry: TrendGeometry;
  point: PlottedPoint;
  /** The line under the label: what the point is worth. */
  children: ReactNode;
}

/** The label and the amount of one point, beside it and always inside the chart. */
export function ChartTooltip({ geometry, point, children }: ChartTooltipProps) {
  const { x, side, top } = tooltipPlace(geometry, point);
  const transform =
    side === 'before' ? `translate(calc(${x}px - 100%), ${top}px)` : `translate(${x}px, ${top}px)`;
  return (
    <div className={styles.tooltip} style={{ transform }} data-side={side} aria-hidden="true">
      <div className={styles.tooltipLabel}>{point.label}</div>
      <div className={styles.tooltipValue}>
        <span className={styles.swatch} />
        {children}
      </div>
    </div>
  );
}
