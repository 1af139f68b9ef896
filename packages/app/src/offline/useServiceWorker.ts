import { useEffect } from 'react';
import { useLanguage } from '../language/language.ts';

/**
 * Delay before the worker’s downloads, in milliseconds, so that the page’s own requests come first. The
 * first requests after the browser is back online may still fail.
 */
const START_DELAY_MS = 2000;

/**
 * Registers the service worker once a user is signed in. Visitors of the landing page download nothing
 * for it; after a change of the language, the worker of the other language replaces it. If registration
 * fails, it is tried again when the browser is back online.
 */
export function useServiceWorker(isSignedIn: boolean): void {
  const { locale } = useLanguage();
  useEffect(() => {
    if (!isSignedIn) return;
    const unmounted = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const registerSoon = () => {
      timer = setTimeout(register, START_DELAY_MS);
    };
    const register = () => {
      import('./registerServiceWorker.ts')
        .then(({ registerServiceWorker }) => registerServiceWorker(locale))
        .catch(() => {
          window.addEventListener('online', registerSoon, {
            once: true,
            signal: unmounted.signal,
          });
        });
    };
    registerSoon();
    return () => {
      clearTimeout(timer);
      unmounted.abort();
    };
  }, [isSignedIn, locale]);
}
