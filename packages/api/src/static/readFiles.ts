import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, parse, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { packDocument, type PackedDocument } from './packDocument.ts';

/** The paths of the app’s pages, which its build lists. */
const PAGES = '.vite/pages.json';

/** A file to serve. */
export interface StaticFile {
  readonly type: string;
  readonly tag: string;
  /** Its bytes by content encoding; `identity` always exists. */
  readonly bodies: {
    readonly identity: Uint8Array<ArrayBuffer>;
    readonly br?: Uint8Array<ArrayBuffer>;
    readonly gzip?: Uint8Array<ArrayBuffer>;
  };
  /** Set for an HTML document, which is sent with a nonce. */
  readonly document?: PackedDocument;
  /** The same file in other locales, by locale. */
  readonly translations?: Readonly<Record<string, StaticFile>>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Compressible types; pictures and fonts are compressed already. */
const COMPRESSIBLE = /^(text\/|application\/|image\/svg)/;

/** Smaller files are not worth compressing. */
const LEAST_COMPRESSED = 1024;

/** The app, the document of most paths. */
export const APP = '/app.html';
const LANDING = '/index.html';

/** The web app manifest. */
const MANIFEST = '/manifest.webmanifest';

/** The landing page with a mark, which says that no user is signed in: the document at `/`. */
const SIGNED_OUT_LANDING = '/';
const SIGNED_OUT_MARK = '<meta name="dime-time-visitor" content="signed-out" />';

/**
 * Reads the built app into memory once. Requests are looked up among these names, and no file path
 * is made of a request. Symlinks and unknown types are skipped. The paths of the app’s pages are names
 * of the app.
 */
export async function readFiles(directory: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile() && extname(entry.name) in TYPES)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(directory, path).startsWith('.'))
    .toSorted((a, b) => (a < b ? -1 : 1));
  const files = found.map(async (path) => {
    const name = `/${relative(directory, path).split(sep).join('/')}`;
    return [name, await readStaticFile(path)] as const;
  });
  const read = new Map(await Promise.all(files));
  const landing = read.get(LANDING);
  if (landing) {
    const signedOut = await Promise.all(
      Object.entries(inEveryLocale(read, LANDING)).map(
        async ([locale, file]) => [locale, await signedOutOf(file)] as const,
      ),
    );
    const translations = Object.fromEntries(signedOut);
    read.set(SIGNED_OUT_LANDING, { ...(await signedOutOf(landing)), translations });
  }
  for (const name of [APP, MANIFEST]) {
    const file = read.get(name);
    if (file) read.set(name, { ...file, translations: inEveryLocale(read, name) });
  }
  const app = read.get(APP);
  if (!app) return read;
  for (const path of await readPages(directory)) {
    if (!read.has(path)) read.set(path, app);
  }
  return read;
}

async function readPages(directory: string): Promise<readonly string[]> {
  const text = await readFile(join(directory, PAGES), 'utf8').catch((cause: unknown) => {
    throw new Error(`The app in ${directory} has no ${PAGES}: build it again.`, { cause });
  });
  return JSON.parse(text) as readonly string[];
}

/** The copies of a file in other locales: `/app.es-US.html` of `/app.html`. */
function inEveryLocale(
  files: ReadonlyMap<string, StaticFile>,
  name: string,
): Record<string, StaticFile> {
  const { name: stem, ext } = parse(name);
  const pattern = new RegExp(`^/${stem}\\.([\\w-]+)\\${ext}$`);
  return Object.fromEntries(
    [...files].flatMap(([path, file]) => {
      const locale = pattern.exec(path)?.[1];
      return locale === undefined ? [] : [[locale, file]];
    }),
  );
}

async function signedOutOf(landing: StaticFile): Promise<StaticFile> {
  const html = new TextDecoder().decode(landing.bodies.identity);
  const marked = html.replace('<head>', `<head>${SIGNED_OUT_MARK}`);
  return { ...landing, document: await packDocument(marked) };
}

async function readStaticFile(path: string): Promise<StaticFile> {
  const identity = new Uint8Array(await readFile(path));
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const tag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  if (extname(path) === '.html') {
    const document = await packDocument(new TextDecoder().decode(identity));
    return { type, tag, bodies: { identity }, document };
  }
  const compresses = COMPRESSIBLE.test(type) && identity.length >= LEAST_COMPRESSED;
  return { type, tag, bodies: compresses ? await compressed(identity) : { identity } };
}

async function compressed(identity: Uint8Array<ArrayBuffer>): Promise<StaticFile['bodies']> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: 6 }),
  ]);
  return { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}
