/** Builds the app for a server and serves it with a bare server of the contract behind it. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { acceptedLanguages, documentOf } from '../../../packages/app/build/twoDocuments.ts';
import { isKnownPath } from '../../../packages/app/src/config/pages.ts';
import { chooseLocale } from '../../../packages/app/src/language/chooseLocale.ts';
import { LOCALES } from '../../../packages/app/src/language/locales.ts';
import { builtOnce } from '../../tools/builtOnce.ts';
import { LIVE_PORT } from '../support/ports.ts';
import { hasSession, stubApi } from './stubApi.ts';

const root = join(import.meta.dirname, '../../../packages/app');
process.env['VITE_API_MODE'] = 'live';
const outDir = await builtOnce('app-live', (folder) => {
  process.env['OUT_DIR'] = folder;
  return build({ root, logLevel: 'warn' });
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Whose browser holds it sees the next version: the worker is another, and a page's file is gone. */
const DEPLOYED = 'stub-deployed=1';

/** Whose browser holds it sees a static host, which sends the landing page to everyone. */
const STATIC = 'stub-static=1';

/** What packages/api writes into the landing page, which it sends to who has no session. */
const SIGNED_OUT_MARK = '<meta name="dime-time-visitor" content="signed-out" />';

/** The file of a path; the page for `/` by the session, the app for every other path that is no file. */
async function readFileOrPage(
  path: string,
  { cookie: cookies = '', ...headers }: IncomingHttpHeaders,
): Promise<[type: string, content: Buffer]> {
  const isDeployed = cookies.includes(DEPLOYED);
  if (isDeployed && /\/DebtsPage-.*\.js$/.test(path)) throw new Error('Gone.');
  const isStatic = cookies.includes(STATIC);
  const isLanding = path === '/' && (isStatic || !hasSession(cookies));
  // A static host knows no languages.
  const locale = isStatic ? LOCALES[0] : chooseLocale(null, acceptedLanguages(headers), LOCALES);
  const page = documentOf(isLanding ? 'index' : 'app', locale);
  const file = extname(path) === '' ? page : normalize(path);
  const content = await readFile(join(outDir, file));
  if (isLanding && !isStatic) {
    const html = String(content).replace('<head>', `<head>${SIGNED_OUT_MARK}`);
    return ['text/html; charset=utf-8', Buffer.from(html)];
  }
  const isNew = isDeployed && path === '/serviceWorker.js';
  return [
    TYPES[extname(file)] ?? 'application/octet-stream',
    isNew ? Buffer.concat([content, Buffer.from('\n// The next version.')]) : content,
  ];
}

const brotlied = new Map<string, Buffer>();

/** As packages/api serves the built app: what is text travels compressed, and is compressed once. */
function packed(
  type: string,
  content: Buffer,
  accepted: string,
): [encoding: string | undefined, body: Buffer] {
  if (/^font|png$/.test(type)) return [undefined, content];
  if (!/\bbr\b/.test(accepted)) {
    return /\bgzip\b/.test(accepted) ? ['gzip', gzipSync(content)] : [undefined, content];
  }
  const text = content.toString();
  const known = brotlied.get(text);
  const body =
    known ??
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
  brotlied.set(text, body);
  return ['br', body];
}

createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path.startsWith('/api/')) {
    stubApi(request, response, path);
    return;
  }
  readFileOrPage(path, request.headers).then(
    ([type, content]) => {
      const accepted = String(request.headers['accept-encoding']);
      const [encoding, body] = packed(type, content, accepted);
      response
        .writeHead(extname(path) === '' && !isKnownPath(path) ? 404 : 200, {
          'content-type': type,
          ...(encoding && { 'content-encoding': encoding }),
          ...(path === '/' && { 'cache-control': 'private, no-store' }),
        })
        .end(body);
    },
    () => response.writeHead(404).end('Not Found'),
  );
}).listen(LIVE_PORT, 'localhost');
