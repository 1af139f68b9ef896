import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Skeleton } from '../../primitives/index.ts';
import * as styles from './RoundUpsThisWeek.css.ts';

/** The attributes of its element; it has no other props. */
export type RoundUpsThisWeekSkeletonProps = HostProps<'div', 'children'>;

/** The placeholder of the week’s round-ups while they load. */
export const RoundUpsThisWeekSkeleton = forwardRef<HTMLDivElement, RoundUpsThisWeekSkeletonProps>(
  function RoundUpsThisWeekSkeleton({ className, ...rest }, ref) {
    return (
      <div
        data-part="round-ups-this-week-skeleton"
        {...rest}
        ref={ref}
        className={classes(styles.root, className)}
        aria-hidden="true"
      >
        <div className={styles.figure}>
          <span className={styles.total}>
            <Skeleton shape="block" height="1lh" width="8rem" />
          </span>
          <p className={styles.note}>
            <Skeleton shape="block" height="1lh" width="70%" />
          </p>
        </div>
        <Skeleton shape="block" height="2.5rem" />
        <p className={styles.note}>
          <Skeleton shape="block" height="1lh" width="90%" />
        </p>
      </div>
    );
  },
);
