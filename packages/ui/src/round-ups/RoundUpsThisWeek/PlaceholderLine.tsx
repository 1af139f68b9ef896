import type { ReactNode } from 'react';
import * as styles from './RoundUpsThisWeek.css.ts';

/** Has the size of a text that is not shown, so that nothing below moves once it is. */
export function PlaceholderLine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note} aria-hidden="true">
      <span className={styles.placeholder}>
        <span className={styles.unseen}>{children}</span>
      </span>
    </p>
  );
}
