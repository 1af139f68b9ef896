import { forwardRef, useId, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps extends HostProps<'section', 'children' | 'title'> {
  /** Its name. */
  title: ReactNode;
  /** What it is for, in a sentence. */
  description?: ReactNode;
  /** What can be done with the whole of it, a link or a button. */
  action?: ReactNode;
  /**
   * The level of its heading in the outline of the page.
   * @default 2
   */
  level?: 2 | 3 | 4 | undefined;
  /** What is in it. */
  children: ReactNode;
}

/** A named part of a page, which assistive technology can jump to. */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { title, description, action, level = 2, className, children, ...rest },
  ref,
) {
  const id = useId();
  return (
    <section
      {...rest}
      ref={ref}

      aria-labelledby={id}
      className={classes(styles.section, className)}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={level} id={id}>
            {title}
          </Heading>
          {description === undefined ? null : (
            <div className={styles.description}>{description}</div>
          )}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
});
