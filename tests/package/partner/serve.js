/** The partner's server: HTML by React, files beside it, and a strict content security policy. */
import { randomUUID } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};
/** What the site allows; `style-src-attr` is for the brand, a style attribute in the server's HTML. */
const policy = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    'img-src data:',
  ].join('; ');

const { render, renderLook } = await import(new URL('dist-server/server.js', import.meta.url).href);
const folder = join(import.meta.dirname, 'dist');
const page = readFileSync(join(folder, 'index.html'), 'utf8');

/** Tailwind with its reset and one utility, as its plugins for bundlers compile it. */
async function tailwind() {
  // By its path, since only the partner's project has the package, not the repository.
  const installed = join(import.meta.dirname, 'node_modules/tailwindcss');
  const { compile } = await import(join(installed, 'dist/lib.mjs'));
  const path = join(installed, 'index.css');
  const loadStylesheet = () => ({ path, base: installed, content: readFileSync(path, 'utf8') });
  const { build } = await compile("@import 'tailwindcss';", { loadStylesheet });
  return build(['text-[rgb(1,2,3)]']);
}
const tailwindSheet = await tailwind();

/** A page of looks with the sheets of its address, in their order. */
function lookPage(asked) {
  const sheets = asked
    .getAll('sheet')
    .map((sheet) =>
      asked.get('layer') === sheet
        ? `<style>@import '${sheet}' layer(base);</style>`
        : `<link rel="stylesheet" href="${sheet}">`,
    );
  return `<!doctype html><html lang="en"><head><title>Looks</title>${sheets.join('')}</head><body>${renderLook(asked.get('of'))}</body></html>`;
}

const server = createServer((request, response) => {
  if (request.url === '/') {
    const nonce = randomUUID();
    response.setHeader('content-security-policy', policy(nonce));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page.replaceAll('NONCE', nonce).replace('<!--site-->', () => render()));
    return;
  }
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/look') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(lookPage(searchParams));
    return;
  }
  if (pathname === '/tailwind.css') {
    response.setHeader('content-type', 'text/css');
    response.end(tailwindSheet);
    return;
  }
  const file = join(pathname.startsWith('/node_modules/') ? '.' : folder, pathname);
  const type = TYPES[extname(file)];
  if (!type || !statSync(file, { throwIfNoEntry: false })) {
    response.statusCode = 404;
    response.end();
    return;
  }
  response.setHeader('content-type', type);
  createReadStream(file).pipe(response);
});
server.listen(Number(process.env['PORT']), () => console.log('ready'));
