import { Fragment } from 'react';
import { classes } from '../../theme/classes.ts';
import * as plotStyles from '../plot/plot.css.ts';
import type { GainGeometry } from './gainGeometry.ts';
import * as styles from './DebtTrendChart.css.ts';

/** The lines of the plan and of the minimums alone, and what the forecast gains on the latter. */
export function GainMarks({ minimumsPath, plannedPath, gainPath }: GainGeometry) {
  return (
    <>
      {gainPath && <path data-part="debt-trend-chart-gain" className={styles.gain} d={gainPath} />}
      {minimumsPath && (
        <path
          data-part="debt-trend-chart-minimums-line"
          className={styles.minimumsLine}
          d={minimumsPath}
        />
      )}
      {plannedPath && (
        <path
          data-part="debt-trend-chart-planned-line"
          className={styles.plannedLine}
          d={plannedPath}
        />
      )}
    </>
  );
}

/** The names after the ends of the lines. */
export function GainLabels({ labels }: Pick<GainGeometry, 'labels'>) {
  return labels.map(({ rows, x, ys }) => (
    <text
      key={rows.join(' ')}
      data-part="debt-trend-chart-label"
      className={classes(styles.endLabel, plotStyles.halo)}
    >
      {rows.map((row, at) => (
        <Fragment key={row}>
          {at > 0 && ' '}
          <tspan x={x} y={ys[at]}>
            {row}
          </tspan>
        </Fragment>
      ))}
    </text>
  ));
}
