import { forwardRef, type ReactNode } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends HostProps<'header', 'children' | 'title'> {
  /** The name of the page. */
  title: ReactNode;
  /** What the page is for, or the current status, in a sentence. */
  description?: ReactNode;
  /** The page’s actions. */
  actions?: ReactNode;
}

/**
 * Opens a page: its name, a sentence, and its actions.
 *
 * The ref is the heading, which takes focus after navigation.
 */
export const PageHeader = forwardRef<HTMLHeadingElement, PageHeaderProps>(function PageHeader(
  { title, description, actions, className, ...rest },
  ref,
) {
  return (
    <Inline
      data-part="page-header"
      {...rest}
      as="header"
      gap={4}
      align="end"
      justify="between"
      className={className}
    >
      <div className={styles.words}>
        <Heading data-part="page-header-title" ref={ref} level={1} tabIndex={-1}>
          {title}
        </Heading>
        {description === undefined ? null : (
          <div data-part="page-header-description" className={styles.description}>
            {description}
          </div>
        )}
      </div>
      {actions === undefined ? null : (
        <div data-part="page-header-actions" className={styles.actions}>
          {actions}
        </div>
      )}
    </Inline>
  );
});
