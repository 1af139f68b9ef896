import { forwardRef, type ReactNode } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './DataRow.css.ts';

export interface DataListProps extends HostProps<'dl', 'children'> {
  /** The rows, each a `DataRow`. */
  children: ReactNode;
  /**
   * Whether there is a hairline between rows.
   * @default true
   */
  divided?: boolean | undefined;
  /**
   * Two columns when there is room for them.
   * @default 1
   */
  columns?: 1 | 2 | undefined;
}

/** Lists labels with their values; assistive technology reads them in pairs. */
export const DataList = forwardRef<HTMLDListElement, DataListProps>(function DataList(
  { children, divided = true, columns = 1, className, ...rest },
  ref,
) {
  return (
    <dl
      data-part="data-list"
      {...rest}
      ref={ref}
      className={classes(styles.list, className)}
      data-divided={divided && columns === 1 ? '' : undefined}
      data-columns={columns}
    >
      {children}
    </dl>
  );
});
