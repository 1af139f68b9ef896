import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './RoundUpsThisWeek.css.ts';

/** The place of the week's round-ups while they load. */
export function RoundUpsThisWeekSkeleton() {
  return (
    <div className={styles.root} aria-hidden="true">
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
}
