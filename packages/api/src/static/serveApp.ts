import type { Context } from 'hono';
import { randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { preferredLocale, SOURCE_LOCALE } from '../http/preferredLocale.ts';
import { problem } from '../http/problem.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import type { PackedDocument } from './packDocument.ts';
import { APP, type StaticFile } from './readFiles.ts';

/** Content-hashed file names, which are immutable. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** Paths of pages: plain segments without dots or percent-encoding. */
const PAGE = /^\/(?:[\w~-]+\/)*[\w~-]*$/;

/** A page whose last segment is `:id` is at each path with another one there. */
const LAST_SEGMENT = /[\w~-]+$/;

/** The path of a page is the same with them. */
const TRAILING_SLASHES = /(?<=[^/])\/+$/;

/** The policy of the service worker: its own scripts, and requests to this server. */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** The caching of a document that everyone gets. */
const COMMON = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Accept-Language' };

/**
 * The caching of the document at `/`. A browser that stored it would show it again when going back in
 * the history, also if the visitor has signed in or out since.
 */
const BY_SESSION = {
  'Cache-Control': 'private, no-store',
  Vary: 'Accept-Encoding, Accept-Language, Cookie',
};

/**
 * Serves the files of the built app, and its documents: the app at every path of a page, but the
 * landing page at `/` without a session. A document, and the web app manifest, is in the language
 * that the browser prefers. At a path that could be a page and is none, the app is sent with status
 * 404, and says so.
 *
 * @param hasSession whether a request has a valid session. If it cannot tell, the app is served, which
 *   asks by itself.
 */
export function serveApp(
  files: ReadonlyMap<string, StaticFile>,
  config: Config,
  hasSession: (context: Context) => Promise<boolean>,
): (context: Context) => Promise<Response> {
  return async (context) => {
    const { path } = context.req;
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      return problem('method-not-allowed', { Allow: 'GET, HEAD' });
    }
    const name = path === '/' && (await hasSession(context).catch(() => true)) ? APP : path;
    const plain = name.replace(TRAILING_SLASHES, '');
    const known = files.get(plain) ?? files.get(plain.replace(LAST_SEGMENT, ':id'));
    const found = known ?? (PAGE.test(path) ? files.get(APP) : undefined);
    if (!found) return problem('not-found');
    const { translations = {} } = found;
    const locales = [SOURCE_LOCALE, ...Object.keys(translations)];
    const locale = preferredLocale(context.req.header('Accept-Language'), locales);
    const file = translations[locale ?? SOURCE_LOCALE] ?? found;
    return file.document
      ? sendDocument(context.req.raw, file.document, config, {
          status: known ? 200 : 404,
          caching: path === '/' ? BY_SESSION : COMMON,
        })
      : sendFile(context.req.raw, path, { file, isTranslated: found.translations !== undefined });
  };
}

/** Sends a document with a new nonce in it and in its policy. */
function sendDocument(
  request: Request,
  document: PackedDocument,
  config: Config,
  { status, caching }: { status: 200 | 404; caching: Readonly<Record<string, string>> },
): Response {
  const nonce = randomBytes(16).toString('base64');
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(document, nonce, config),
    ...caching,
  });
  const encoding = encodingFor(request, document.br ? ['br', 'gzip'] : ['gzip']);
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = (encoding && document[encoding]?.(nonce)) ?? document.identity(nonce);
  headers.set('Content-Length', String(body.length));
  return new Response(body, { status, headers });
}

function sendFile(
  request: Request,
  name: string,
  { file, isTranslated }: { readonly file: StaticFile; readonly isTranslated: boolean },
): Response {
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.tag,
    Vary: isTranslated ? COMMON.Vary : 'Accept-Encoding',
    ...(file.type.startsWith('text/javascript')
      ? { 'Content-Security-Policy': WORKER_POLICY }
      : {}),
  });
  if (request.headers.get('If-None-Match')?.includes(file.tag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = encodingFor(request, ['br', 'gzip']);
  const encoded = encoding && file.bodies[encoding];
  if (encoded) headers.set('Content-Encoding', encoding);
  const body = encoded ?? file.bodies.identity;
  headers.set('Content-Length', String(body.length));
  return new Response(body, { headers });
}

function encodingFor<Encoding extends string>(
  request: Request,
  offered: readonly Encoding[],
): Encoding | undefined {
  const accepted = (request.headers.get('Accept-Encoding') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return offered.find((encoding) => accepted.includes(encoding));
}
