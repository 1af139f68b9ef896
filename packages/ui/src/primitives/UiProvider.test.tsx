import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Brand } from '../theme/brand.ts';
import { NotFound } from '../shell/index.ts';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { Logo } from './Logo/Logo.tsx';
import { QrCode } from './QrCode/QrCode.tsx';
import { UiProvider } from './UiProvider.tsx';

const brand: Brand = {
  productName: 'Sunny Side',
  accent: '#ffd400',
  darkAccent: '#ffe680',
  logo: <svg data-logo="wordmark" />,
  mark: <svg data-logo="mark" />,
  illustrations: { notFound: <svg data-picture="lost" />, empty: <svg data-picture="empty" /> },
};

const html = renderToString(
  <UiProvider brand={brand} theme="system">
    <Logo />
    <Logo withName />
    <QrCode value="https://example.com/" label="Code" />
    <EmptyState title="No debts found" icon={<svg data-picture="icon" />} />
    <NotFound homeHref="/" />
  </UiProvider>,
);

describe('a brand on a server', () => {
  test('has its colors for light and dark in the HTML, so that neither flashes', () => {
    expect(html).toContain('--accent-9:var(--dt-if-light, #ffd400) var(--dt-if-dark, #ffe680)');
    expect(html).toMatch(/--dt-trend:var\(--dt-if-light, #\w{6}\) var\(--dt-if-dark, #ffe680\)/);
    expect(html).toMatch(/--accent-contrast:var\(--dt-if-light, #000000\)/);
    expect(html).not.toContain('undefined');
  });

  test('renders its nodes with its name as their text', () => {
    expect(html).toMatch(/role="img" aria-label="Sunny Side"><svg data-logo="wordmark">/);
    expect(html).toMatch(/role="img" aria-label="Sunny Side"><svg data-logo="mark">/);
    expect(html).toMatch(/aria-hidden="true"><svg data-picture="lost">/);
    expect(html).toMatch(/aria-hidden="true"><svg data-picture="empty">/);
    expect(html).not.toContain('data-picture="icon"');
  });

  test('colors the QR code, dark enough to be scanned', () => {
    const [, fill = ''] = /<path d="M[^"]*" fill="(#\w{6})"/.exec(html) ?? [];
    expect(fill).toMatch(/^#/);
    expect(['#4b1a80', '#ffd400']).not.toContain(fill);
  });

  test('is refused with a message that names the field', () => {
    const render = (accent: string) => () =>
      renderToString(<UiProvider brand={{ accent }}>page</UiProvider>);
    expect(render('yellow')).toThrow('Write brand.accent as a color such as "#0a7d4f"');
  });
});

test('without a mark, the library’s coin stands beside the name of the brand', () => {
  const text = renderToString(
    <UiProvider brand={{ productName: 'Penny Wise' }} theme="light">
      <Logo withName />
    </UiProvider>,
  );
  expect(text).toContain('Penny Wise</span>');
  expect(text).toContain('<circle');
});

test('a logo alone is as wide as it is where there is room, and a square in a bar', () => {
  const partOf = (size: 's' | 'xl') =>
    /data-part="(logo-\w+)"/.exec(
      renderToString(
        <UiProvider brand={{ logo: <svg data-logo="wordmark" /> }} theme="light">
          <Logo size={size} />
        </UiProvider>,
      ),
    )?.[1];
  expect(partOf('xl')).toBe('logo-image');
  expect(partOf('s')).toBe('logo-mark');
});

test('a logo alone takes the place of the mark', () => {
  const text = renderToString(
    <UiProvider brand={{ logo: <svg data-logo="wordmark" /> }} theme="light">
      <Logo />
    </UiProvider>,
  );
  expect(text).toContain('data-logo="wordmark"');
  expect(text).not.toContain('<circle');
});
