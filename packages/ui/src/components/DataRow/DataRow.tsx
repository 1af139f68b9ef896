import type { ReactNode } from 'react';
import * as styles from './DataRow.css.ts';

export interface DataRowProps {
  /** The name of the value. */
  label: ReactNode;
  /** The value. */
  value: ReactNode;
  /** A note on the value. */
  detail?: ReactNode;
}

/** A name and its value in a {@link DataList}. */
export function DataRow({ label, value, detail }: DataRowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value}
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      </dd>
    </div>
  );
}
