import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LinkButton } from '../Button/LinkButton.tsx';
import { GetInTouch } from '../../marketing/GetInTouch/GetInTouch.tsx';
import { Link } from './Link.tsx';
import { Landing } from '../../marketing/Landing/Landing.tsx';
import { SignUp } from '../../account/SignUp/SignUp.tsx';
import { UiProvider } from '../UiProvider.tsx';
import type { LinkComponentProps } from '../../theme/LinkComponent.tsx';
import { Anchor } from '../../theme/LinkComponent.tsx';

/** The addresses passed to the site’s link component when an element is rendered. */
function routed(element: ReactElement): string[] {
  const hrefs: string[] = [];
  const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => {
    expect(rest).not.toHaveProperty('reloadDocument');
    hrefs.push(href);
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  };
  renderToString(<UiProvider linkComponent={RouterLink}>{element}</UiProvider>);
  return hrefs;
}

describe('the link component of the site', () => {
  test.each(['/debts', 'debts', '?page=2', '#plans', '/a:b'])('gets %s', (href) => {
    expect(routed(<Link href={href}>Debts</Link>)).toEqual([href]);
    expect(routed(<LinkButton href={href}>Debts</LinkButton>)).toEqual([href]);
  });

  test.each([
    'https://bank.example/',
    'mailto:ada@bank.example',
    'tel:+1555',
    '//bank.example',
    ' https://bank.example',
    '/\\bank.example',
  ])('does not get %s, which leaves the site', (href) => {
    expect(routed(<Link href={href}>Bank</Link>)).toEqual([]);
    expect(routed(<LinkButton href={href}>Bank</LinkButton>)).toEqual([]);
  });

  test('renders a link or not, depending on `reloadDocument`', () => {
    const link = (reloadDocument: boolean) => (
      <>
        <Link href="/export" reloadDocument={reloadDocument}>
          Export
        </Link>
        <LinkButton href="/export" reloadDocument={reloadDocument}>
          Export
        </LinkButton>
      </>
    );
    expect(routed(link(true))).toEqual([]);
    expect(routed(link(false))).toEqual(['/export', '/export']);
  });

  test('does not render sign-in links, whatever their address', () => {
    const contact = {
      contactEmail: 'hello@bank.example',
      onContact: () => new Promise<never>(() => {}),
    };
    expect(routed(<Landing {...contact} />)).toEqual([]);
    expect(routed(<Landing {...contact} signInHref="/enter" />)).toEqual([]);
    expect(routed(<Landing {...contact} signedIn alone />)).toEqual(['/dashboard', '/dashboard']);
    const outlets = {
      newId: () => 'id',
      readTime: () => '2026-11-24T12:00:00.000Z',
      delay: () => Promise.resolve(),
      onCreate: () => {},
      onFinish: () => {},
    };
    expect(routed(<SignUp {...outlets} signInHref="/enter" />)).toEqual(['/']);
  });

  test('does not render a `mailto:` link', () => {
    expect(routed(<GetInTouch contactEmail="hello@bank.example">Write</GetInTouch>)).toEqual([]);
  });
});

test('a plain anchor takes a ref from React 18, where a function has none among its props', () => {
  expect(Object(Anchor).$$typeof).toBe(Symbol.for('react.forward_ref'));
});
