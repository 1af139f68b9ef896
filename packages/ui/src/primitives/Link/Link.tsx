import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { PlainLink, type LinkNavigation } from '../../theme/PlainLink.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps extends HostProps<'a', 'children' | 'href'>, LinkNavigation {
  /** Where it leads. */
  href: string;
  /** The destination, in words that make sense on their own. */
  children: ReactNode;
  /**
   * `inherit` uses the color of the surrounding text.
   * @default 'accent'
   */
  tone?: 'accent' | 'inherit' | undefined;
  /**
   * Use `hover` only where a link cannot be mistaken for text, as in a list of links.
   * @default 'always'
   */
  underline?: 'always' | 'hover' | undefined;
}

/** A link in text, rendered by the site’s own link component. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { tone = 'accent', underline = 'always', className, children, ...rest },
  ref,
) {
  return (
    <PlainLink
      data-part="link"
      {...rest}
      ref={ref}
      className={classes(styles.link, className)}
      data-tone={tone}
      data-underline={underline}
    >
      {children}
    </PlainLink>
  );
});
