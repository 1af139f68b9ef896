import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './DataRow.css.ts';

export interface DataListProps {
  /** {@link DataRow}s. */
  children: ReactNode;
  /**
   * Whether a hairline stands between rows.
   * @default true
   */
  divided?: boolean | undefined;
  /**
   * Two columns where there is room for them.
   * @default 1
   */
  columns?: 1 | 2 | undefined;
  /** A class of the site's own, for its layout. */
  className?: string | undefined;
}

/** Names with their values, as a list that assistive technology reads in pairs. */
export function DataList({ children, divided = true, columns = 1, className }: DataListProps) {
  return (
    <dl
      className={classes(styles.list, className)}
      data-divided={divided && columns === 1 ? '' : undefined}
      data-columns={columns}
    >
      {children}
    </dl>
  );
}
