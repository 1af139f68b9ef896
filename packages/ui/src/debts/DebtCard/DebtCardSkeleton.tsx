import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Card, Skeleton } from '../../primitives/index.ts';
import * as styles from './DebtCard.css.ts';

/** The attributes of its element; it has no other props. */
export type DebtCardSkeletonProps = HostProps<'div', 'children'>;

/** The placeholder of a debt card while it loads. */
export const DebtCardSkeleton = forwardRef<HTMLElement, DebtCardSkeletonProps>(
  function DebtCardSkeleton({ className, ...rest }, ref) {
    return (
      <Card
        data-part="debt-card-skeleton"
        {...rest}
        ref={ref}
        className={className}
        aria-hidden="true"
      >
        <div className={styles.layout}>
          <div className={styles.main}>
            <Skeleton width="55%" height="1.75rem" shape="block" />
            <Skeleton shape="block" height="3.5rem" />
            <Skeleton shape="block" height="3rem" />
            <Skeleton shape="block" height="6rem" />
            <Skeleton width="16rem" shape="block" height="2.5rem" />
          </div>
          <Skeleton shape="block" height="23rem" />
        </div>
      </Card>
    );
  },
);
