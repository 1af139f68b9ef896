import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import * as styles from './Dialog.css.ts';

export interface DialogFooterProps extends HostProps<'div', 'children'> {
  /** Buttons, cancel first and confirm last. */
  children: ReactNode;
}

/** The buttons at the end of a dialog. Put them inside its form if the last one submits it. */
export const DialogFooter = forwardRef<HTMLDivElement, DialogFooterProps>(function DialogFooter(
  { children, className, ...rest },
  ref,
) {
  return (
    <div
      data-part="dialog-footer"
      {...rest}
      ref={ref}
      className={classes(styles.footer, className)}
    >
      {children}
    </div>
  );
});
