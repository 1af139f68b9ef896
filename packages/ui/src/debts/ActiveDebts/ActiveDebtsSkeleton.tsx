import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Skeleton, Stack } from '../../primitives/index.ts';
import * as styles from '../../internal/BarRow/BarRow.css.ts';

export interface ActiveDebtsSkeletonProps extends HostProps<'div', 'children'> {
  /**
   * The number of debts to show.
   * @default 3
   */
  rows?: number;
}

/** The placeholder of active debts that are still loading. */
export const ActiveDebtsSkeleton = forwardRef<HTMLDivElement, ActiveDebtsSkeletonProps>(
  function ActiveDebtsSkeleton({ rows = 3, className, ...rest }, ref) {
    return (
      <Stack
        data-part="active-debts-skeleton"
        {...rest}
        ref={ref}
        gap={5}
        className={className}
        aria-hidden="true"
      >
        {Array.from({ length: rows }, (_, at) => (
          <div key={at} className={styles.body}>
            <Skeleton shape="block" height="1lh" width="60%" />
            <Skeleton shape="block" height="0.5rem" />
            <span className={styles.facts}>
              <Skeleton shape="block" height="1lh" width="70%" />
              <Skeleton shape="block" height="1lh" width="60%" />
              <Skeleton shape="block" height="1lh" width="15%" />
            </span>
          </div>
        ))}
      </Stack>
    );
  },
);
