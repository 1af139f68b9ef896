import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import * as styles from './Divider.css.ts';

export interface DividerProps extends HostProps<'hr', 'children'> {
  /**
   * A line across a column, or one between the items of a row, as tall as the row.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** Separates groups of content by a line. */
export const Divider = forwardRef<HTMLHRElement, DividerProps>(function Divider(
  { orientation = 'horizontal', className, ...rest },
  ref,
) {
  return (
    <hr
      data-part="divider"
      {...(orientation === 'vertical' ? { 'aria-orientation': orientation } : {})}
      {...rest}
      ref={ref}
      data-orientation={orientation}
      className={classes(styles.divider, className)}
    />
  );
});
