import type { LinkComponentProps } from '@dime-time/ui';
import { Link } from 'wouter';
import { findRoute } from '../routes.tsx';

/** A link of the library: within the app it changes the page without loading it, else it is plain. */
export function AppLink({ href, children, ...rest }: LinkComponentProps) {
  if (!isWithinTheApp(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} asChild>
      <a {...rest}>{children}</a>
    </Link>
  );
}

function isWithinTheApp(href: string): boolean {
  return findRoute(href.replace(/[?#].*$/, '')) !== undefined;
}
