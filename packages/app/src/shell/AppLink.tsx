import type { LinkComponentProps } from '@dime-time/ui';
import { Link } from 'wouter';
import { findRoute } from '../routes.tsx';

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
    <Link href={href} {...(onClick ? { onClick } : {})} asChild>
      <a {...rest}>{children}</a>
    </Link>
  );
}

function isWithinTheApp(href: string): boolean {
  return findRoute(href.replace(/[?#].*$/, '')) !== undefined;
}
