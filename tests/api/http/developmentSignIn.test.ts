import { afterAll, beforeAll, expect, test } from 'vitest';
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
