import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { spinner } from '../../internal/spinner.css.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends HostProps<'span', 'children'> {
  /** What is in progress: 'Loading your banks'. */
  label: string;
  /**
   * The size of the ring: 16, 24 or 40 px.
   * @default 'm'
   */
  size?: keyof typeof styles.size | undefined;
  /**
   * Whether the label is visible beside the ring; assistive technology gets it either way.
   * @default false
   */
  showLabel?: boolean | undefined;
}

/** Says that something is in progress whose length is not known. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, size = 'm', showLabel = false, className, ...rest },
  ref,
) {
  return (
    <span
      data-part="spinner"
      aria-label={label}
      {...rest}
      ref={ref}
      // A progress bar without a value is indeterminate.
      role="progressbar"
      className={classes(styles.root, className)}
    >
      <span
        data-part="spinner-ring"
        className={classes(spinner, styles.ring, styles.size[size])}
        aria-hidden="true"
      />
      <span
        data-part="spinner-label"
        className={showLabel ? undefined : visuallyHidden}
        aria-hidden="true"
      >
        {label}
      </span>
    </span>
  );
});
