import { Skeleton } from '../Skeleton/index.ts';
import * as row from '../TransactionRow/TransactionRow.css.ts';
import * as styles from './TransactionList.css.ts';

export interface TransactionListSkeletonProps {
  /**
   * How many rows stand there.
   * @default 4
   */
  rows?: number;
}

/** The place of a list of transactions that is still loading. */
export function TransactionListSkeleton({ rows = 4 }: TransactionListSkeletonProps) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={`${row.row} ${styles.item}`}>
          <div className={row.who}>
            <span className={row.merchant}>
              <Skeleton width="45%" />
            </span>
            <span className={row.when}>
              <Skeleton width="30%" />
            </span>
          </div>
          <div className={row.figures}>
            <span className={row.amount}>
              <Skeleton width="4rem" />
            </span>
            <span className={row.roundUp}>
              <Skeleton width="6rem" />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
