import { describe, expect, test } from 'vitest';
import { setUpSignIn } from '../testing/setUpSignIn.ts';
import { type IdentityProvider, openIdentityProvider } from './openIdentityProvider.ts';

const at = setUpSignIn();

describe('the development provider', () => {
  test('offers its two people on a page without a script', async () => {
    const browser = at.openBrowser();
    const choice = await browser.follow(await browser.go('/api/login'), /interaction\//);
    const page = await browser.go(choice);
    const text = await page.text();
    expect(text).toContain('Continue as Ada');
    expect(text).toContain('Continue as Grace');
    expect(text).not.toContain('<script');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('knows nobody else', async () => {
    const browser = at.openBrowser();
    const choice = await browser.follow(await browser.go('/api/login'), /interaction\//);
    const response = await browser.choose(choice, 'mallory');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Continue as Ada');
  });

  test('sends a choice without a sign-in to its start', async () => {
    const response = await at.openBrowser().go('/api/oidc/interaction/nothing');
    expect(response.headers.get('Location')).toBe('/api/login');
  });

  test('signs with the same key after a restart', async () => {
    const again = await openIdentityProvider(at.config, at.secret);
    const keys = (one: IdentityProvider) =>
      one.development?.fetch('/jwks', {}).then((it) => it.text());
    expect(await keys(again)).toBe(await keys(at.identity));
    expect(await keys(again)).not.toContain('"d"');
    await again.close();
  });

  test('does not stand in for a provider in production', async () => {
    await expect(
      openIdentityProvider({ ...at.config, isProduction: true }, 'secret'),
    ).rejects.toThrow('OIDC_ISSUER');
  });
});
