import { Hono, type Context } from 'hono';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { readFiles } from './readFiles.ts';
import { serveApp } from './serveApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'dime-time-dist-'));
const script = `export const text = '${'dime '.repeat(1000)}';`;
const app = new Hono();

beforeAll(async () => {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(folder, 'private.txt'), 'private');
  writeFileSync(join(dist, 'index.html'), '<html><head></head>Landing</html>');
  writeFileSync(join(dist, 'app.html'), '<html><head></head>App</html>');
  writeFileSync(join(dist, 'index.es-US.html'), '<html><head></head>Portada</html>');
  writeFileSync(join(dist, 'app.es-US.html'), '<html><head></head>Aplicación</html>');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{"lang":"en-US"}');
  writeFileSync(join(dist, 'manifest.es-US.webmanifest'), '{"lang":"es-US"}');
  writeFileSync(join(dist, 'assets/app-Bc2Xcc2G.js'), script);
  writeFileSync(join(dist, '.vite/manifest.json'), '{}');
  writeFileSync(
    join(dist, '.vite/pages.json'),
    '["/","/dashboard","/debts","/debts/:id","/login"]',
  );
  symlinkSync(join(folder, 'private.txt'), join(dist, 'link.txt'));
  const hasSession = ({ req }: Context) => {
    const cookie = req.header('Cookie');
    return cookie === 'database=down'
      ? Promise.reject(new Error('down'))
      : Promise.resolve(!!cookie);
  };
  const serve = serveApp(await readFiles(dist), parseConfig({}, folder), hasSession);
  app.all('*', (context) => serve(context));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers });

const SIGNED_OUT = '<meta name="dime-time-visitor" content="signed-out" />';

test('a build without its list of pages is refused by name, with what to do', async () => {
  const old = join(folder, 'old');
  mkdirSync(old);
  writeFileSync(join(old, 'app.html'), '<html><head></head>App</html>');
  await expect(readFiles(old)).rejects.toThrow('has no .vite/pages.json: build it again.');
});

describe('documents', () => {
  test('the landing page is at the root, the app at every other page', async () => {
    expect(await (await ask('/')).text()).toContain('Landing');
    for (const path of [
      '/dashboard',
      '/debts/',
      '/login',
      '/debts?sort=rate',
      '/debts/d_1',
      '/debts/d-1/',
    ]) {
      const response = await ask(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain('App');
    }
  });

  test.each(['GET', 'HEAD'])('at no page the app is sent as not found: %s', async (method) => {
    for (const path of ['/no/such-page', '/crypto/1', '/Debts', '/dashboard2/']) {
      const response = await ask(path, { 'Accept-Language': 'es' }, method);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
      expect(response.headers.get('Content-Security-Policy')).toContain("'nonce-");
      if (method === 'GET') expect(await response.text()).toContain('Aplicación');
    }
  });

  test('at the root a session has the app, and so has a visitor of whom nothing is known', async () => {
    for (const cookie of ['session=1', 'database=down']) {
      const html = await (await ask('/?from=mail', { Cookie: cookie })).text();
      expect(html).toContain('App');
      expect(html).not.toContain(SIGNED_OUT);
    }
  });

  test('each is in the language that the browser prefers', async () => {
    const spanish = { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' };
    const landing = await ask('/', spanish);
    expect(landing.headers.get('Vary')).toContain('Accept-Language');
    const text = await landing.text();
    expect(text).toContain('Portada');
    expect(text).toContain(SIGNED_OUT);
    expect(await (await ask('/debts', spanish)).text()).toContain('Aplicación');
    expect(await (await ask('/', { ...spanish, Cookie: 'a=b' })).text()).toContain('Aplicación');
    const english = { 'Accept-Language': 'en-US,es;q=0.9' };
    expect(await (await ask('/', english)).text()).toContain('Landing');
    expect(await (await ask('/debts', { 'Accept-Language': 'de' })).text()).toContain('App');
  });

  test('only the landing page that was chosen says that nobody is signed in', async () => {
    expect(await (await ask('/')).text()).toContain(SIGNED_OUT);
    // The service worker keeps this one, and shows it to everyone.
    const kept = await (await ask('/index.html')).text();
    expect(kept).toContain('Landing');
    expect(kept).not.toContain(SIGNED_OUT);
  });

  test('what was chosen for one visitor is kept by no cache, and never called unchanged', async () => {
    for (const method of ['GET', 'HEAD']) {
      for (const cookie of ['', 'session=1']) {
        const response = await ask('/', { Cookie: cookie, 'If-None-Match': '*' }, method);
        expect(response.status).toBe(200);
        expect(response.headers.get('Cache-Control')).toBe('private, no-store');
        expect(response.headers.get('Vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
        expect(response.headers.get('ETag')).toBeNull();
        expect((await response.text()).length > 0).toBe(method === 'GET');
      }
    }
  });

  test('each answer has a nonce of its own, in the page and in the policy', async () => {
    const nonces = await Promise.all(
      ['/', '/', '/dashboard'].map(async (path) => {
        const response = await ask(path);
        const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1] ?? 'none';
        expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
        expect(response.headers.get('Cache-Control')).toBe(
          path === '/' ? 'private, no-store' : 'no-cache',
        );
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  test.each([
    ['br', (body: Uint8Array) => brotliDecompressSync(body)],
    ['gzip', (body: Uint8Array) => gunzipSync(body)],
  ] as const)('go compressed by %s', async (encoding, open) => {
    const response = await ask('/', { 'Accept-Encoding': encoding });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(open(new Uint8Array(await response.arrayBuffer())).toString()).toContain('Landing');
  });
});

describe('files', () => {
  const path = '/assets/app-Bc2Xcc2G.js';

  test('a file named by its hash may be kept for good', async () => {
    const response = await ask(path);
    expect(await response.text()).toBe(script);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect((await ask('/manifest.webmanifest')).headers.get('Cache-Control')).toBe('no-cache');
  });

  test('the web app manifest is in the language that the browser prefers', async () => {
    const asked = async (accepted: string, headers = {}) => {
      const response = await ask('/manifest.webmanifest', {
        'Accept-Language': accepted,
        ...headers,
      });
      expect(response.headers.get('Vary')).toBe('Accept-Encoding, Accept-Language');
      return response;
    };
    const spanish = await asked('es-MX,en;q=0.5');
    expect(await spanish.json()).toEqual({ lang: 'es-US' });
    expect(await (await asked('en-US,es;q=0.5')).json()).toEqual({ lang: 'en-US' });
    expect(await (await asked('de')).json()).toEqual({ lang: 'en-US' });
    // One that the browser has in another language is sent again.
    const tag = { 'If-None-Match': spanish.headers.get('ETag') ?? '' };
    expect((await asked('es-MX', tag)).status).toBe(304);
    expect((await asked('en-US', tag)).status).toBe(200);
    expect((await ask(path)).headers.get('Vary')).toBe('Accept-Encoding');
  });

  test('goes as small as the browser can take it', async () => {
    const sizes = await Promise.all(
      ['br, gzip', 'gzip', 'br;q=0, gzip', 'identity'].map(async (accepted) => {
        const response = await ask(path, { 'Accept-Encoding': accepted });
        expect(Number(response.headers.get('Content-Length'))).toBe(
          (await response.arrayBuffer()).byteLength,
        );
        return response.headers.get('Content-Encoding');
      }),
    );
    expect(sizes).toEqual(['br', 'gzip', 'gzip', null]);
  });

  test('that the browser has already is not sent again', async () => {
    const tag = (await ask(path)).headers.get('ETag') ?? '';
    const again = await ask(path, { 'If-None-Match': `W/"other", ${tag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });
});

test.each([
  '/link.txt',
  '/.vite/manifest.json',
  '/assets/gone-Bc2Xcc2G.js',
  '/favicon.ico',
  '/%2e%2e/private.txt',
  '/..%2fprivate.txt',
  '/..%5cprivate.txt',
  '/assets/..%2f..%2fprivate.txt',
  '//evil.example/%2e%2e/',
  '//evil.example',
  '/%zz',
  '/a%00b',
  '/constructor.js',
])('%s is not there', async (path) => {
  const response = await app.request(new Request(`http://localhost${path}`));
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('private');
});

test('a long address is no work', async () => {
  // A pattern that tries every way to cut it into segments would still be at it tomorrow.
  expect((await ask(`/${'a'.repeat(8000)}.x`)).status).toBe(404);
  expect((await ask(`/${'a/'.repeat(4000)}`)).status).toBe(404);
  expect((await ask(`/debts${'/'.repeat(4000)}x`)).status).toBe(404);
});

test('nothing but reading is allowed', async () => {
  const response = await ask('/dashboard', {}, 'DELETE');
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET, HEAD');
});
