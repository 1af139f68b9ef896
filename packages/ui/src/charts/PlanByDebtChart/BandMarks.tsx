import { classes } from '../../theme/classes.ts';
import { ChartAxes } from '../plot/ChartAxes.tsx';
import type { Frame } from '../plot/plotBox.ts';
import type { PlanByDebtGeometry } from './PlanByDebtChart.geometry.ts';
import { lookClass } from './BandSwatch.tsx';
import * as plotStyles from '../plot/plot.css.ts';
import * as styles from './PlanByDebtChart.css.ts';

export interface BandMarksProps {
  frame: Frame;
  geometry: PlanByDebtGeometry;
  /** The x of the active month. */
  activeX: number | undefined;
  /** Whether the amounts beside the axis are left out. */
  amountsHidden: boolean;
}

/** The drawing itself; hidden from assistive technology, which reads the sentences and the table. */
export function BandMarks({ frame, geometry, activeX, amountsHidden }: BandMarksProps) {
  const { plot, xTicks, yTicks, shapes } = geometry;
  return (
    <svg
      data-part="chart-drawing"
      className={plotStyles.drawing}
      width={frame.width}
      height={frame.height}
      aria-hidden="true"
    >
      <ChartAxes {...{ frame, plot, xTicks, yTicks, amountsHidden }} />
      {shapes.map(({ id, look, path }) => (
        <path
          key={id}
          data-part="plan-by-debt-chart-band"
          className={classes(styles.band, lookClass(look))}
          d={path}
        />
      ))}
      {activeX !== undefined && (
        <line
          data-part="chart-crosshair"
          className={styles.cursor}
          x1={activeX}
          x2={activeX}
          y1={plot.top}
          y2={plot.bottom}
        />
      )}
      {shapes.map(
        ({ id, label }) =>
          label && (
            <text
              key={id}
              data-part="plan-by-debt-chart-label"
              className={classes(styles.name, plotStyles.halo)}
              x={label.x}
              y={label.y}
            >
              {label.text}
            </text>
          ),
      )}
    </svg>
  );
}
