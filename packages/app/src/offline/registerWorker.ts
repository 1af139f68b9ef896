import { config } from '../config/config.ts';

/**
 * Has the pages shown where there is no connection, from the next visit on.
 *
 * Never where the mocks run: their worker claims the same pages. A browser that has no workers goes
 * without.
 *
 * @throws where its files could not be fetched, all of them.
 */
export async function registerWorker(): Promise<void> {
  if (config.apiMode === 'mock' || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { installing } = await navigator.serviceWorker.register('/worker.js');
  if (installing) await installed(installing);
}

/** Waits until a worker has all the files it is to keep; one that cannot fetch them is given up. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'installing') return;
      worker.removeEventListener('statechange', look);
      if (worker.state === 'redundant') reject(new Error('The pages could not be kept.'));
      else resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
