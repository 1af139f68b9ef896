import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { visuallyHidden } from '../../theme/text.css.ts';

export interface VisuallyHiddenProps extends HostProps<'span', 'children'> {
  /** The text for assistive technology. */
  children: ReactNode;
}

/** Adds text for screen readers only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden({ className, children, ...rest }, ref) {
    return (
      <span
        data-part="visually-hidden"
        {...rest}
        ref={ref}
        className={classes(visuallyHidden, className)}
      >
        {children}
      </span>
    );
  },
);
