import { useEffect } from 'react';

/** For so long a page that has just come has the connection to itself. */
const PAGE_FIRST_MS = 2000;

/**
 * Prepares this browser to show the pages without a connection, once somebody is signed in: most who
 * read the landing page never come back, and fetch nothing for that day.
 */
export function useOfflineUse(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(() => {
      void import('./registerWorker.ts').then(({ registerWorker }) => registerWorker());
    }, PAGE_FIRST_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
}
