import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../tools/Browser.ts';
import { startApi, type TestApi } from '../../tools/startApi.ts';
import { open, readAnswer } from './rawRequest.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Each request that the development sign-in refuses, sent without a session. */
test.each([
  ['GET', '/api/oidc/auth', 400],
  ['GET', '/api/oidc/auth/x', 400],
  ['GET', '/api/oidc/auth?client_id=dime-time&scope=openid&redirect_uri=http://evil.example/', 400],
  ['GET', '/api/oidc/me', 401],
  ['POST', '/api/oidc/token', 400],
  ['GET', '/api/oidc/session/end?post_logout_redirect_uri=http://evil.example/', 303],
  ['GET', '/api/oidc/nothing', 404],
  ['GET', '/api/oidc/interaction/x', 303],
])('%s %s is refused whole, with the headers of every answer', async (method, path, status) => {
  // `fetch` reads as many bytes as `Content-Length` says, and fails if the number differs.
  const response = await fetch(`${api.origin}${path}`, { method, redirect: 'manual' });
  const text = await response.text();
  expect(response.status).toBe(status);
  expect(text).not.toContain('evil');
  expect(response.headers.get('Location') ?? '').not.toContain('evil');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('X-Frame-Options')).toBe('DENY');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(response.headers.get('Cache-Control')).toContain('no-store');
});

test('a form above 16 KiB is refused before it is sent', async () => {
  const socket = await open(api.port);
  const lines = ['POST /api/oidc/token HTTP/1.1', `Host: 127.0.0.1:${api.port}`];
  socket.write(
    `${[...lines, 'Content-Length: 100000000', 'Connection: close'].join('\r\n')}\r\n\r\n`,
  );
  expect((await readAnswer(socket)).status).toBe(413);
});

/** The page that a browser gets at a path, by its preferred languages. */
async function pageAt(path: string, accepted: string): Promise<Response> {
  const browser = new Browser(api.origin);
  const headers = { 'Accept-Language': accepted };
  let response = await browser.fetch(path, { headers });
  for (let step = 0; step < 5 && response.headers.has('Location'); step += 1) {
    response = await browser.fetch(response.headers.get('Location') ?? '', { headers });
  }
  return response;
}

test.each([
  ['es-MX,es;q=0.9,en;q=0.5', 'es-US', '¿Quién quieres ser?', 'Este inicio de sesión ya terminó'],
  ['en-US,es;q=0.5', 'en-US', 'Who would you like to be?', 'This sign-in is over'],
  ['de', 'en-US', 'Who would you like to be?', 'This sign-in is over'],
])('for %s, the pages of a sign-in are in %s', async (accepted, locale, choice, failure) => {
  for (const [path, title] of [
    ['/api/login', choice],
    ['/api/login/callback', failure],
  ] as const) {
    const response = await pageAt(path, accepted);
    expect(response.headers.get('Vary')).toContain('Accept-Language');
    const html = await response.text();
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
  }
});
