import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import * as styles from './Why.css.ts';

export interface WhyProps extends HostProps<'details', 'children'> {
  /** The explanation, a paragraph each; without any nothing is shown. */
  lines: readonly string[];
  /**
   * What opens it.
   * @default 'Why?'
   */
  label?: string;
  /**
   * The id of an element that describes what opens it: the name of the thing the figure is about.
   * @default none
   */
  summaryDescribedBy?: string | undefined;
}

/** A short explanation of a figure, closed until someone asks. */
export const Why = forwardRef<HTMLDetailsElement, WhyProps>(function Why(
  { lines, label = 'Why?', summaryDescribedBy, className, ...rest },
  ref,
) {
  if (lines.length === 0) return null;
  return (
    <details {...rest} ref={ref} className={classes(styles.root, className)}>
      <summary className={styles.summary} aria-describedby={summaryDescribedBy}>
        {label}
      </summary>
      {lines.map((line) => (
        <p key={line} className={styles.text}>
          {line}
        </p>
      ))}
    </details>
  );
});
