import { Card, Skeleton } from '../../primitives/index.ts';
import * as styles from './AccountCard.css.ts';

/** The placeholder of an account that is still loading, at its final height. */
export function AccountCardSkeleton() {
  return (
    <Card data-part="account-card-skeleton" className={styles.card} aria-hidden="true">
      <div className={styles.head}>
        <Skeleton shape="block" width="2.5rem" height="2.5rem" />
        <div className={styles.who}>
          <Skeleton shape="block" height="1.25rem" width="70%" />
          <div className={styles.origin}>
            <Skeleton shape="block" height="1lh" width="90%" />
          </div>
          <div className={styles.origin}>
            <Skeleton shape="block" height="1lh" width="60%" />
          </div>
        </div>
        <Skeleton shape="block" width="3.5rem" height="1.5rem" />
      </div>
      <div className={styles.figures}>
        <div className={styles.figure}>
          <div className={styles.label}>
            <Skeleton shape="block" height="1lh" width="5rem" />
          </div>
          <div className={styles.current}>
            <Skeleton shape="block" height="1lh" width="8rem" />
          </div>
        </div>
      </div>
    </Card>
  );
}
