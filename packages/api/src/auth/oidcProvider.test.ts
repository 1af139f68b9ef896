import { describe, expect, test } from 'vitest';
import { setUpSignIn } from '../testing/setUpSignIn.ts';
import { createOidcProvider } from './oidcProvider.ts';

const at = setUpSignIn();

describe('a provider that does not answer', () => {
  test.each([
    ['refuses connections', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers a page', async () => new Response('<p>busy</p>', { status: 502 })],
    ['answers as another issuer', async () => Response.json({ issuer: 'https://other.example' })],
    [
      'takes too long',
      (signal: AbortSignal | undefined) =>
        new Promise<never>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    ],
  ])('and %s: the page says so', async (_name, answer) => {
    const provider = createOidcProvider({
      issuer: 'https://sign-in.example',
      clientId: 'x',
      clientSecret: 'y',
      callbackUrl: `${at.publicUrl}/api/login/callback`,
      timeoutMs: 20,
      fetch: (_url, { signal }) => answer(signal),
    });
    const response = await at.appWith({ provider }).request(`${at.publicUrl}/api/login`);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(await response.text()).toContain('The sign-in service isn’t responding');
  });

  test('is asked again by the next sign-in, and once it is known not again', async () => {
    let asked = 0;
    const provider = createOidcProvider({
      issuer: 'https://sign-in.example',
      clientId: 'x',
      clientSecret: 'y',
      callbackUrl: `${at.publicUrl}/api/login/callback`,
      fetch: async () => {
        asked += 1;
        if (asked === 1) throw new TypeError('fetch failed');
        return Response.json({
          issuer: 'https://sign-in.example',
          authorization_endpoint: 'https://sign-in.example/auth',
        });
      },
    });
    await expect(provider.begin()).rejects.toThrow('was not found');
    await Promise.all([provider.begin(), provider.begin()]);
    await provider.begin();
    expect(asked).toBe(2);
  });
});
