import type { Page, Request } from 'playwright/test';

/** The calls a page makes to its server from now on, in order. */
export function watchCalls(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request);
  });
  return sent;
}

/** Calls by method and path: `GET /api/debts`. */
export function namesOf(requests: readonly Request[]): string[] {
  return requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
}
