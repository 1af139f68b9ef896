import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { lineStyleClass, Marker } from './Marker.tsx';
import { GOES } from './PayoffChart.geometry.ts';
import type { PayoffOutcomeKind } from './payoffLine.ts';
import * as styles from './PayoffChart.css.ts';

/** A short piece of the line of what was owed before. */
export function PastSample() {
  return (
    <Sample className={styles.past}>
      <path className={styles.curve} d="M1,7H35" />
    </Sample>
  );
}

/** A short piece of a plan’s line with its mark, for the list and the tooltip. */
export function LineSample({ look, outcome }: { look: number; outcome: PayoffOutcomeKind }) {
  const goes = GOES[outcome];
  // The arrow is taller than the sample, so it is scaled down and drawn from the bottom.
  const [y, size] = goes === 'up' ? [12, 0.55] : [7, 1];
  return (
    <Sample className={lineStyleClass(look)}>
      <path className={styles.curve} d={`M1,${y}H28`} />
      <g transform={`translate(28 ${y}) scale(${size})`}>
        <Marker look={look} x={0} y={0} goes={goes} />
      </g>
    </Sample>
  );
}

function Sample({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg
      data-part="payoff-chart-sample"
      className={classes(styles.sample, className)}
      width="36"
      height="14"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
