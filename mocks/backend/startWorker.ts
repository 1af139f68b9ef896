import type { SetupWorker } from 'msw/browser';

/**
 * Starts the service worker that intercepts the calls of the page.
 *
 * @param url the address of the worker's script.
 */
export async function startWorker(worker: SetupWorker, url: string): Promise<void> {
  window.addEventListener('unhandledrejection', ignoreFailedUpdate, { capture: true });
  await worker.start({
    quiet: true,
    // Pages, scripts and images pass through; unknown calls have a handler of their own.
    onUnhandledFrame: 'bypass',
    serviceWorker: { url },
  });
}

/**
 * Suppresses the error of msw's update check. It is not awaited, and fails harmlessly where the
 * previous page unregisters its worker while it unloads.
 */
function ignoreFailedUpdate(event: PromiseRejectionEvent): void {
  const { message } = (event.reason ?? {}) as Partial<Error>;
  if (!message?.startsWith('Failed to update a ServiceWorker')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
