import { Skeleton } from '../../primitives/index.ts';
import * as styles from './plot.css.ts';

export interface ChartHeadlineProps {
  /** The value of the point. */
  figure: string;
  /** Its name. */
  name: string;
}

/** The figure of one point above its chart; hidden from assistive technology, which has the slider. */
export function ChartHeadline({ figure, name }: ChartHeadlineProps) {
  return (
    <p data-part="chart-headline" className={styles.headline} aria-hidden="true">
      <span data-part="chart-headline-figure" className={styles.headlineFigure}>
        {figure}
      </span>
      <span data-part="chart-headline-name" className={styles.headlineName}>
        {name}
      </span>
    </p>
  );
}

/** The place of the figure while it loads. */
export function ChartHeadlineLoading() {
  return (
    <p className={styles.headline}>
      <span className={styles.headlineFigure}>
        <Skeleton shape="block" height="1lh" width="9rem" />
      </span>
      <span className={styles.headlineName}>
        <Skeleton shape="block" height="1lh" width="5rem" />
      </span>
    </p>
  );
}
