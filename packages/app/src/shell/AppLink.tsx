import { isOverlayEntry, type LinkComponentProps } from '@dime-time/ui';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { findPage } from '../config/pages.ts';

/** A link of the library: within the app it changes the page without loading it, else it is plain. */
export function AppLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  if (!isWithinTheApp(href)) {
    return (
      <a href={href} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  }
  return (
    // The router puts its own listener in the place of the anchor's, so ours goes by the router.
    <Link
      href={href}
      onClick={(event) => {
        onClick?.(event as MouseEvent<HTMLAnchorElement>);
        if (event.defaultPrevented || !isOverlayEntry()) return;
        // In the place of the entry that a drawer has, so that Back leads to the page before and not to
        // this one again.
        event.preventDefault();
        navigate(href, { replace: true });
      }}
      asChild
    >
      <a {...rest}>{children}</a>
    </Link>
  );
}

function isWithinTheApp(href: string): boolean {
  return findPage(href.replace(/[?#].*$/, '')) !== undefined;
}
