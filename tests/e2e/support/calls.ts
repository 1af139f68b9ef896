import type { Page, Request } from 'playwright/test';

/**
 * The calls a page makes to its server from now on, in order.
 *
 * @param under the beginning of their paths.
 */
export function watchCalls(page: Page, under = '/api/'): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(under)) sent.push(request);
  });
  return sent;
}

/**
 * What leaves the page from now on: every request but those for parts of the app itself, which it may
 * fetch late and which carry nothing along.
 */
export function watchLeaving(page: Page): string[] {
  const left: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    const isPart = origin === new URL(page.url()).origin && /^\/assets\/[^/]+$/.test(pathname);
    if (!isPart || search !== '' || request.postData() !== null) left.push(request.url());
  });
  return left;
}

/** Calls by method and path: `GET /api/debts`. */
export function namesOf(requests: readonly Request[]): string[] {
  return requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
}
