/** Builds the app for a server and serves it with a bare server of the contract behind it. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { LIVE_PORT } from '../support/ports.ts';
import { stubApi } from './stubApi.ts';

const root = join(import.meta.dirname, '../../../packages/app');
const outDir = join(import.meta.dirname, '../../../node_modules/.cache/e2e-live');
process.env['VITE_API_MODE'] = 'live';
process.env['OUT_DIR'] = outDir;
await build({ root, logLevel: 'warn' });

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

/** The file of a path; the landing page for `/`, the app for every other path that is no file. */
async function readFileOrPage(
  path: string,
  isDeployed: boolean,
): Promise<[type: string, content: Buffer]> {
  if (isDeployed && /\/DebtsPage-.*\.js$/.test(path)) throw new Error('Gone.');
  const page = path === '/' ? '/index.html' : '/app.html';
  const file = extname(path) === '' ? page : normalize(path);
  const content = await readFile(join(outDir, file));
  const isNew = isDeployed && path === '/worker.js';
  return [
    TYPES[extname(file)] ?? 'application/octet-stream',
    isNew ? Buffer.concat([content, Buffer.from('\n// The next version.')]) : content,
  ];
}

createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path.startsWith('/api/')) {
    stubApi(request, response, path);
    return;
  }
  const isDeployed = request.headers.cookie?.includes(DEPLOYED) === true;
  readFileOrPage(path, isDeployed).then(
    ([type, content]) => {
      // As a server of the built app would: what is text travels compressed.
      const packed =
        !/^font|png$/.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
      response
        .writeHead(200, { 'content-type': type, ...(packed && { 'content-encoding': 'gzip' }) })
        .end(packed ? gzipSync(content) : content);
    },
    () => response.writeHead(404).end('Not Found'),
  );
}).listen(LIVE_PORT, 'localhost');
