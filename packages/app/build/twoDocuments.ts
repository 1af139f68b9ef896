import type { ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';
import { chooseLocale } from '../src/language/chooseLocale.ts';
import { isKnownPath } from '../src/config/pages.ts';
import { LOCALES, SOURCE_LOCALE, type Locale } from '../src/language/locales.ts';

/**
 * Serves the two documents as the production server does: `/` is the landing page, every other path that
 * is not a file is the app, with status 404 unless it is a page or one of the navigations to sign in and
 * out, which the mocks handle in the document; a build has each in every language.
 */
export function twoDocuments(): Plugin {
  return {
    name: 'dime-time:two-documents',
    configureServer: ({ middlewares }) => void middlewares.use(toTheApp([SOURCE_LOCALE])),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(toTheApp(LOCALES)),
  };
}

function toTheApp(locales: readonly [Locale, ...Locale[]]): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const isPage = request.headers.accept?.includes('text/html') === true && !/\.\w+$/.test(path);
    if (isPage) {
      const locale = chooseLocale(null, acceptedLanguages(request.headers), locales);
      response.setHeader('vary', 'Accept-Language');
      request.url = documentOf(path === '/' ? 'index' : 'app', locale);
      if (!isKnownPath(path) && !path.startsWith('/api/')) sendAsNotFound(response);
    }
    next();
  };
}

/** The servers of Vite send each document they find with status 200. */
function sendAsNotFound(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...head: unknown[]) =>
    writeHead(status === 200 ? 404 : status, ...head);
}

/** The path of a document in a locale. */
export function documentOf(name: 'index' | 'app', locale: Locale): string {
  return locale === SOURCE_LOCALE ? `/${name}.html` : `/${name}.${locale}.html`;
}

/** The languages of a request, in the order in which browsers send them: the most preferred first. */
export function acceptedLanguages(headers: { 'accept-language'?: string | undefined }): string[] {
  const accepted = headers['accept-language'] ?? '';
  return accepted.split(',').map((part) => part.replace(/;.*/, '').trim());
}
