import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { visuallyHidden } from '../../theme/text.css.ts';

export interface VisuallyHiddenProps extends HostProps<'span', 'children'> {
  /** The words for assistive technology. */
  children: ReactNode;
}

/** Words that are heard and not seen. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden({ className, children, ...rest }, ref) {
    return (
      <span {...rest} ref={ref} className={classes(visuallyHidden, className)}>
        {children}
      </span>
    );
  },
);
