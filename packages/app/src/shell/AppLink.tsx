import { isOverlayEntry, type LinkComponentProps } from '@dime-time/ui';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { findPage } from '../config/pages.ts';

/** The link component of the library: a client-side navigation within the app, else a plain anchor. */
export function AppLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  if (!isAppPath(href)) {
    return (
      <a href={href} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  }
  return (
    // The router’s Link replaces the anchor’s onClick, so the handler is passed to the Link.
    <Link
      href={href}
      onClick={(event) => {
        onClick?.(event as MouseEvent<HTMLAnchorElement>);
        if (event.defaultPrevented || !isOverlayEntry()) return;
        // Replace the history entry of an open drawer, so that Back leads to the previous page and not
        // to this one again.
        event.preventDefault();
        navigate(href, { replace: true });
      }}
      asChild
    >
      <a {...rest}>{children}</a>
    </Link>
  );
}

function isAppPath(href: string): boolean {
  return findPage(href.replace(/[?#].*$/, '')) !== undefined;
}
