import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import { skipLinkWords } from '../words/skipLink.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends HostProps<'a', 'children' | 'href'> {
  /** The ID of the element to skip to. It takes the focus, so it needs a `tabIndex`. */
  targetId: string;
  /**
   * The link’s label.
   * @default 'Skip to content'
   */
  children?: ReactNode;
}

/** The first Tab stop: it skips the navigation. Off screen until it has the focus. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { targetId, className, children, ...rest },
  ref,
) {
  const words = useWords(skipLinkWords);
  return (
    // A plain anchor rather than the router’s link, because the target is on the same page.
    <a
      data-part="skip-link"
      {...rest}
      ref={ref}
      href={`#${targetId}`}
      className={classes(styles.root, className)}
    >
      {children ?? words.label}
    </a>
  );
});
