import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useLinkComponent } from '../../theme/LinkComponent.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps extends HostProps<'a', 'children' | 'href'> {
  /** Where it goes. */
  href: string;
  /** Where that is, in words that make sense on their own. */
  children: ReactNode;
  /**
   * `inherit` takes the colour of the text around it.
   * @default 'accent'
   */
  tone?: 'accent' | 'inherit' | undefined;
  /**
   * `hover` only where a link cannot be mistaken for text, in a list of links.
   * @default 'always'
   */
  underline?: 'always' | 'hover' | undefined;
}

/** A link in text, drawn by the site's own link component. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { tone = 'accent', underline = 'always', className, children, ...rest },
  ref,
) {
  const LinkComponent = useLinkComponent();
  return (
    <LinkComponent
      {...rest}
      ref={ref}
      className={classes(styles.link, className)}
      data-tone={tone}
      data-underline={underline}
    >
      {children}
    </LinkComponent>
  );
});
