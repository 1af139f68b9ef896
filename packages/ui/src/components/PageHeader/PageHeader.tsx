import { forwardRef, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The name of the page. */
  title: ReactNode;
  /** What it is for, or how things stand, in a sentence. */
  description?: ReactNode;
  /** What can be done on this page. */
  actions?: ReactNode;
}

/**
 * The top of a page: its name, a sentence, what can be done.
 *
 * The ref is the heading, which takes focus after navigation.
 */
export const PageHeader = forwardRef<HTMLHeadingElement, PageHeaderProps>(function PageHeader(
  { title, description, actions },
  ref,
) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <Heading ref={ref} level={1} tabIndex={-1}>
          {title}
        </Heading>
        {description === undefined ? null : <div className={styles.description}>{description}</div>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </header>
  );
});
