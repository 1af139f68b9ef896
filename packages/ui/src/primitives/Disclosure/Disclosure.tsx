import { ChevronDown } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import { disclosureWords } from '../words/disclosure.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends HostProps<'details', 'children'> {
  /**
   * The explanation, one paragraph per line; without any, and without children, nothing is shown.
   * @default none
   */
  lines?: readonly string[] | undefined;
  /**
   * Content other than paragraphs, after the lines.
   * @default none
   */
  children?: ReactNode;
  /**
   * The label that opens it.
   * @default 'Why?'
   */
  label?: string;
  /**
   * `inline` is a small link below a figure, `row` has the full width and an arrow at its end.
   * @default 'inline'
   */
  variant?: 'inline' | 'row' | undefined;
  /**
   * The level of the label, if it is a heading of the page.
   * @default none, the label is not a heading
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * The ID of an element that describes the label: the name of the figure’s subject.
   * @default none
   */
  summaryDescribedBy?: string | undefined;
}

/** Explains a figure or answers a question briefly, collapsed until opened. */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(
  {
    lines = [],
    children,
    label,
    variant = 'inline',
    headingLevel,
    summaryDescribedBy,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(disclosureWords);
  if (lines.length === 0 && children === undefined) return null;
  const Label = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <details
      data-part="disclosure"
      {...rest}
      ref={ref}
      className={classes(styles.root[variant], className)}
    >
      <summary
        data-part="disclosure-summary"
        className={classes(styles.summary, styles.summaryOf[variant])}
        aria-describedby={summaryDescribedBy}
      >
        {variant === 'inline' && headingLevel === undefined ? (
          (label ?? words.label)
        ) : (
          <Label data-part="disclosure-label" className={styles.label}>
            {label ?? words.label}
          </Label>
        )}
        {variant === 'row' ? (
          <ChevronDown
            data-part="disclosure-arrow"
            size={18}
            className={styles.arrow}
            aria-hidden="true"
          />
        ) : null}
      </summary>
      {lines.map((line) => (
        <p key={line} data-part="disclosure-text" className={styles.text}>
          {line}
        </p>
      ))}
      {children === undefined ? null : (
        <div data-part="disclosure-content" className={styles.content}>
          {children}
        </div>
      )}
    </details>
  );
});
