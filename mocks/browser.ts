import { setupWorker } from 'msw/browser';
import {
  authDestination,
  loadStoredState,
  openBrowserBackend,
  resetBrowserBackend,
} from './backend/browserBackend.ts';
import type { MockBackendOptions } from './backend/createMockBackend.ts';
import { handlersFor, unknownCallHandler } from './backend/handlersFor.ts';
import { startWorker } from './backend/startWorker.ts';
import type { MockBackend } from './http/mockBackend.ts';
import { parseFaults } from './http/parseFaults.ts';

/** Dispatched by the reset button of the app's demo bar. */
const RESET_EVENT = 'dime-time:reset-demo';

/** Replaces the injected faults; its detail has the syntax of the address: `getDebts:html,getUser:401*1`. */
const FAULTS_EVENT = 'dime-time:faults';

export interface StartMocksOptions extends Omit<MockBackendOptions, 'state'> {
  /**
   * The address of the worker's script.
   * @default '/mockServiceWorker.js'
   */
  readonly workerUrl?: string;
}

/**
 * Intercepts `fetch` in this browser and answers from a backend, whose state is persisted in local
 * storage; see `openBrowserBackend` for the parameters of the address.
 */
export async function startMocks(options: StartMocksOptions = {}): Promise<MockBackend> {
  const { workerUrl = '/mockServiceWorker.js', ...backendOptions } = options;
  const backend = openBrowserBackend(window, backendOptions);
  window.addEventListener(RESET_EVENT, () => {
    resetBrowserBackend(window, backend);
    window.location.reload();
  });
  window.addEventListener(FAULTS_EVENT, (event) => {
    if (event instanceof CustomEvent) backend.faults = parseFaults(String(event.detail));
  });
  // Dispatched by changes of other tabs only.
  window.addEventListener('storage', () => loadStoredState(window, backend));
  await startWorker(setupWorker(...handlersFor(backend), unknownCallHandler), workerUrl);
  return backend;
}

/**
 * Handles the two navigations that a service worker cannot intercept: `/api/login` signs in and
 * redirects to the dashboard, `/api/logout` signs out and redirects to the landing page.
 *
 * @returns whether it was one of them; the page is then being left and need not start.
 */
export function handleAuthNavigation(location: Pick<Location, 'pathname' | 'replace'>): boolean {
  const destination = authDestination(window, location.pathname);
  if (destination === undefined) return false;
  location.replace(destination);
  return true;
}
