import type {
  AnchorHTMLAttributes,
  ForwardRefExoticComponent,
  MouseEventHandler,
  ReactNode,
  RefAttributes,
} from 'react';
import { expectTypeOf, test } from 'vitest';
import type { LinkComponent } from './LinkComponent.tsx';

/** Of the props of `next/link`: those that it has of its own, none of which may be undefined. */
interface NextLinkProps {
  href: string | { pathname?: string | null };
  onMouseEnter?: MouseEventHandler<HTMLAnchorElement>;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children?: ReactNode;
}

/** As `next/link` declares it. */
type NextLink = ForwardRefExoticComponent<
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof NextLinkProps> &
    NextLinkProps &
    RefAttributes<HTMLAnchorElement>
>;

test('the link component of Next is one', () => {
  expectTypeOf<NextLink>().toExtend<LinkComponent>();
});

test('a component that requires another prop is none', () => {
  expectTypeOf<(props: { to: string }) => ReactNode>().not.toExtend<LinkComponent>();
});
