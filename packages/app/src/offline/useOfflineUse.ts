import { useEffect } from 'react';

/**
 * Prepares this browser to show the pages without a connection, once somebody is signed in: most who
 * read the landing page never come back, and fetch nothing for that day.
 */
export function useOfflineUse(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    void import('./registerWorker.ts').then(({ registerWorker }) => registerWorker());
  }, [isSignedIn]);
}
