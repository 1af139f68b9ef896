import { classes } from '../../theme/classes.ts';
import * as styles from './PlanByDebtChart.css.ts';

/** The class of a band’s color. */
export function lookClass(look: number): string {
  return styles.look[look as keyof typeof styles.look];
}

/** The color of a band, for the list and the tooltip. */
export function BandSwatch({ look }: { look: number }) {
  return (
    <span
      data-part="plan-by-debt-chart-swatch"
      className={classes(styles.swatch, lookClass(look))}
      aria-hidden="true"
    />
  );
}
