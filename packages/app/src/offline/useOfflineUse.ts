import { useEffect } from 'react';

/** For so long a page that has just come has the connection to itself. */
const PAGE_FIRST_MS = 2000;

/**
 * Prepares this browser to show the pages without a connection, once somebody is signed in: most who
 * read the landing page never come back, and fetch nothing for that day. A connection that is lost
 * before that is waited for.
 */
export function useOfflineUse(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    const left = new AbortController();
    const prepare = () => {
      import('./registerWorker.ts')
        .then(({ registerWorker }) => registerWorker())
        .catch(() => {
          window.addEventListener('online', prepare, { once: true, signal: left.signal });
        });
    };
    const timer = setTimeout(prepare, PAGE_FIRST_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [isSignedIn]);
}
