import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { definedProps } from './definedProps.ts';
import { Anchor, useLinkComponent } from './LinkComponent.tsx';

/** Sets how the browser follows a link. */
export interface LinkNavigation {
  /**
   * Renders a plain anchor in place of the site’s link component, so that the browser loads a new
   * document. Set it for an address that your router has no page for, such as a sign-in.
   * @default whether `href` has a scheme or a host, as `https:` and `mailto:` have
   */
  reloadDocument?: boolean | undefined;
}

interface PlainLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, LinkNavigation {
  href: string;
}

/**
 * A scheme, or two slashes before a host; browsers skip spaces and treat a backslash as a slash.
 */
const LEAVES_THE_SITE = /^\s*(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/** The site’s own link without styles: every link of the library is one. */
export const PlainLink = forwardRef<HTMLAnchorElement, PlainLinkProps>(function PlainLink(
  { reloadDocument, ...props },
  ref,
) {
  const LinkComponent = useLinkComponent();
  const Rendered = (reloadDocument ?? LEAVES_THE_SITE.test(props.href)) ? Anchor : LinkComponent;
  return <Rendered {...definedProps(props)} ref={ref} />;
});
