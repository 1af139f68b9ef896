import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AppShell } from '../../shell/AppShell/AppShell.tsx';
import { UiProvider } from '../../primitives/UiProvider.tsx';
import type { LandingContent } from './Landing.content.ts';
import { Landing, type LandingProps } from './Landing.tsx';

const props: LandingProps = {
  onContact: () => Promise.resolve({ ok: true }),
  contactEmail: 'hello@dimetime.example',
};

const render = (more: Partial<LandingProps> = {}) =>
  renderToString(
    <UiProvider theme="light">
      <Landing {...props} {...more} />
    </UiProvider>,
  );

/** The text of a page, without tags. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/gu, '');

describe('the landing page, rendered without a document', () => {
  test('is rendered without a DOM', () => {
    expect(typeof document).toBe('undefined');
  });

  // @requirement 2.landing.contact
  test('has its seven sections in the order of the specification', () => {
    const text = textOf(render({ qrValue: 'https://dimetime.example/' }));
    const marks = [
      '“Hello World”',
      'Scan to visit',
      'Round-Up Technology',
      'Smart Analytics',
      'Bank-Level Security',
      'Mobile Apps',
      'Automated Payments',
      'Crypto Options',
      'Business Projections',
      'Development Achievement',
      'Get in Touch',
      'hello@dimetime.example',
      'Veteran Owned Business',
      '© 2025',
    ];
    const places = marks.map((mark) => text.indexOf(mark));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
  });

  test('leaves the form and the code to the browser, and reserves their space', () => {
    const html = render({ qrValue: 'https://dimetime.example/' });
    expect(html).not.toContain('<form');
    expect(html).toContain('Scan to visit');
  });

  test('says nothing of our company where a partner removes what the readme lists', () => {
    const content: LandingContent = {
      hero: { proof: [{ figure: '12,400', label: 'members' }] },
      features: null,
      projections: null,
      achievements: null,
      footer: { founder: null, badge: null, copyright: '© Penny Wise Credit Union' },
    };
    const facts = /veteran|founder|built to|2025|revenue|crypto|technology|18 months|\$\d{3}/iu;
    expect(textOf(render())).toMatch(facts);
    expect(textOf(render({ content }))).not.toMatch(facts);
  });

  test('has no caption without an address to encode', () => {
    expect(render()).not.toContain('Scan to visit');
  });

  test('offers signing in, or the dashboard to signed-in visitors', () => {
    expect(render()).toContain('href="/api/login"');
    expect(render()).not.toContain('Open Dashboard');
    const signedIn = render({ signedIn: true });
    expect(signedIn).toContain('href="/dashboard"');
    expect(signedIn).not.toContain('/api/login');
  });

  test('leads signed-in visitors to the dashboard, even without the shell', () => {
    const html = render({ signedIn: true, alone: true });
    expect(html).not.toContain('/api/login');
    expect(html.match(/Open Dashboard/gu)).toHaveLength(2);
    expect(html.match(/<main/gu)).toHaveLength(1);
  });

  test('has one main region, its own or the one of the shell', () => {
    const inShell = renderToString(
      <UiProvider theme="light">
        <AppShell currentPath="/" user={{ name: 'Ada' }} onLogout={() => {}} bleed>
          <Landing {...props} signedIn />
        </AppShell>
      </UiProvider>,
    );
    for (const html of [render(), inShell]) expect(html.match(/<main/gu)).toHaveLength(1);
  });
});
