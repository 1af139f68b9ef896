import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends HostProps<'details', 'children'> {
  /** The explanation, one paragraph per line; without any, nothing is shown. */
  lines: readonly string[];
  /**
   * The label that opens it.
   * @default 'Why?'
   */
  label?: string;
  /**
   * The ID of an element that describes the label: the name of the figure’s subject.
   * @default none
   */
  summaryDescribedBy?: string | undefined;
}

/** Explains a figure briefly, collapsed until opened. */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(
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
