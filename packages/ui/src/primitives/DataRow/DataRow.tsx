import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import * as styles from './DataRow.css.ts';

export interface DataRowProps extends HostProps<'div', 'children' | 'value'> {
  /** The value’s label. */
  label: ReactNode;
  /** The value. */
  value: ReactNode;
  /** A note on the value. */
  detail?: ReactNode;
  /** A remark on both, below them in the whole width. */
  note?: ReactNode;
}

/** A label and its value in a `DataList`. */
export const DataRow = forwardRef<HTMLDivElement, DataRowProps>(function DataRow(
  { label, value, detail, note, className, ...rest },
  ref,
) {
  return (
    <div
      data-part="data-row"
      {...rest}
      ref={ref}
      className={classes(styles.row, className)}
      data-noted={note === undefined ? undefined : ''}
    >
      <dt data-part="data-row-label" className={styles.label}>
        {label}
      </dt>
      <dd data-part="data-row-value" className={styles.value}>
        {value}
        {detail === undefined ? null : (
          <span data-part="data-row-detail" className={styles.detail}>
            {detail}
          </span>
        )}
      </dd>
      {note === undefined ? null : (
        <dd data-part="data-row-note" className={styles.note}>
          {note}
        </dd>
      )}
    </div>
  );
});
