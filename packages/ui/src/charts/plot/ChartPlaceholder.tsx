import { ChartLine } from 'lucide-react';
import { forwardRef, type Ref } from 'react';
import { EmptyState, Skeleton } from '../../primitives/index.ts';
import { classes } from '../../theme/classes.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import * as styles from './plot.css.ts';

export interface ChartPlaceholderProps extends AnyHostProps<'children'> {
  /** The message in the chart’s place; without it, the chart is still loading. */
  children: string | undefined;
}

/** Reserves the space of a chart that is empty or still loading. */
export const ChartPlaceholder = forwardRef<HTMLElement, ChartPlaceholderProps>(
  function ChartPlaceholder({ children, className, ...rest }, ref) {
    if (children !== undefined) {
      return (
        <div
          data-part="chart-placeholder"
          {...rest}
          ref={ref as Ref<HTMLDivElement>}
          className={classes(styles.frame, styles.empty, className)}
        >
          <EmptyState title={children} icon={<ChartLine size={22} />} />
        </div>
      );
    }
    return (
      <div
        data-part="chart-placeholder"
        {...rest}
        ref={ref as Ref<HTMLDivElement>}
        className={classes(styles.frame, className)}
      >
        <Skeleton shape="block" height="auto" className={styles.skeleton} />
      </div>
    );
  },
);
