import type { SetupWorker } from 'msw/browser';

/**
 * Puts a worker between the page and its calls.
 *
 * @param url where the worker's script lies.
 */
export async function startWorker(worker: SetupWorker, url: string): Promise<void> {
  window.addEventListener('unhandledrejection', forgetFailedUpdate, { capture: true });
  await worker.start({
    quiet: true,
    // Pages, scripts and pictures are none of ours; unknown calls have a handler of their own.
    onUnhandledFrame: 'bypass',
    serviceWorker: { url },
  });
}

/**
 * The library asks whether there is a newer worker and does not wait for the answer. Where the page
 * before takes its worker away as it closes, the answer is an error that concerns nobody.
 */
function forgetFailedUpdate(event: PromiseRejectionEvent): void {
  const { message } = (event.reason ?? {}) as Partial<Error>;
  if (!message?.startsWith('Failed to update a ServiceWorker')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
