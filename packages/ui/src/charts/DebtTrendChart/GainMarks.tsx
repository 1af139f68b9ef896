import { classes } from '../../theme/classes.ts';
import * as plotStyles from '../plot/plot.css.ts';
import type { GainGeometry } from './gainGeometry.ts';
import * as styles from './DebtTrendChart.css.ts';

/** The line of the minimums alone, and what the forecast gains on it. */
export function GainMarks({ minimumsPath, gainPath }: GainGeometry) {
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
    </>
  );
}

/** The names at the ends of both lines. */
export function GainLabels({ labels }: Pick<GainGeometry, 'labels'>) {
  return labels.map(({ text, spot }) => (
    <text
      key={text}
      data-part="debt-trend-chart-label"
      className={classes(styles.endLabel, plotStyles.halo)}
      x={spot.x}
      y={spot.y}
      textAnchor={spot.side === 'after' ? 'start' : 'end'}
    >
      {text}
    </text>
  ));
}
