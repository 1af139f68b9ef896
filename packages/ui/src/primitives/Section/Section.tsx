import { forwardRef, useId, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps extends HostProps<'section', 'children' | 'title'> {
  /** Its name. */
  title: ReactNode;
  /** What it is for, in a sentence. */
  description?: ReactNode;
  /** An action for the whole section, a link or a button. */
  action?: ReactNode;
  /**
   * The level of its heading in the page outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The section’s content. */
  children: ReactNode;
}

/** Names a part of a page; assistive technology can jump to it. */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { title, description, action, headingLevel = 2, className, children, ...rest },
  ref,
) {
  const id = useId();
  return (
    <section
      data-part="section"
      {...rest}
      ref={ref}

      aria-labelledby={id}
      className={classes(styles.section, className)}
    >
      <Inline data-part="section-header" justify="between">
        <div className={styles.words}>
          <Heading data-part="section-title" level={headingLevel} id={id}>
            {title}
          </Heading>
          {description === undefined ? null : (
            <div data-part="section-description" className={styles.description}>
              {description}
            </div>
          )}
        </div>
        {action}
      </Inline>
      {children}
    </section>
  );
});
