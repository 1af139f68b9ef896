import { config } from '../config/config.ts';
import { SOURCE_LOCALE } from '../language/locales.ts';

/**
 * Registers the service worker, which serves the app without a connection from the next visit on.
 *
 * Not with the mocks, whose own worker has the same scope, and not if the browser has no workers.
 *
 * @param locale whose words and documents it has beside the English ones.
 * @throws Error if the worker could not fetch all of its files.
 */
export async function registerServiceWorker(locale: string): Promise<void> {
  if (config.apiMode === 'mock' || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const language = locale === SOURCE_LOCALE ? '' : `?language=${locale}`;
  const { installing } = await navigator.serviceWorker.register(`/serviceWorker.js${language}`);
  if (installing) await installed(installing);
}

/** Resolves once the worker has installed; rejects if it becomes redundant. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (worker.state === 'installing') return;
      worker.removeEventListener('statechange', check);
      if (worker.state === 'redundant') reject(new Error('The service worker failed to install.'));
      else resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });
}
