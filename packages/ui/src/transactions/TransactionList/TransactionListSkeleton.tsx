import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Skeleton } from '../../primitives/index.ts';
import * as row from '../../internal/transactionRow.css.ts';
import * as styles from '../../internal/transactionList.css.ts';

export interface TransactionListSkeletonProps extends HostProps<'div', 'children'> {
  /**
   * The number of rows to show.
   * @default 4
   */
  rows?: number;
}

/** The placeholder of a list of transactions that is still loading. */
export const TransactionListSkeleton = forwardRef<HTMLDivElement, TransactionListSkeletonProps>(
  function TransactionListSkeleton({ rows = 4, className, ...rest }, ref) {
    return (
      <div
        data-part="transaction-list-skeleton"
        {...rest}
        ref={ref}
        className={className}
        aria-hidden="true"
      >
        {Array.from({ length: rows }, (_, at) => (
          <div key={at} className={`${row.row} ${styles.item}`}>
            <div className={row.who}>
              <div className={row.heading}>
                <Skeleton shape="block" height="1rem" width="45%" />
              </div>
              <div className={row.when}>
                <Skeleton shape="block" height="1lh" width="30%" />
              </div>
            </div>
            <div className={row.figures}>
              <div className={row.amount}>
                <Skeleton shape="block" height="1rem" width="4rem" />
              </div>
              <div className={row.roundUp}>
                <Skeleton shape="block" height="1lh" width="6rem" />
              </div>
            </div>
          </div>
        ))}
      </div>
    );
  },
);
