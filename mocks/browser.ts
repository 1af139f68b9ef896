import { setupWorker } from 'msw/browser';
import { authDestination, catchUp, openWorld, resetWorld } from './backend/browserBackend.ts';
import { handlersFor, unknownCallHandler } from './backend/handlersFor.ts';
import { parseFaults } from './http/parseFaults.ts';
import { startWorker } from './backend/startWorker.ts';
import type { World, WorldOptions } from './backend/createMockBackend.ts';

/** What the demo bar of the app says when its reset button is pressed. */
const RESET_EVENT = 'dime-time:reset-demo';

/** Says what goes wrong from now on, in the words of the address: `getDebts:html,getUser:401*1`. */
const FAULTS_EVENT = 'dime-time:faults';

export interface StartMocksOptions extends Omit<WorldOptions, 'state'> {
  /**
   * Where the worker's script lies.
   * @default '/mockServiceWorker.js'
   */
  readonly workerUrl?: string;
}

/**
 * Puts a household behind `fetch` in this browser. It is kept in local storage and survives a
 * reload; see `openWorld` for what the address can choose.
 */
export async function startMocks(options: StartMocksOptions = {}): Promise<World> {
  const { workerUrl = '/mockServiceWorker.js', ...worldOptions } = options;
  const world = openWorld(window, worldOptions);
  window.addEventListener(RESET_EVENT, () => {
    resetWorld(window, world);
    window.location.reload();
  });
  window.addEventListener(FAULTS_EVENT, (event) => {
    if (event instanceof CustomEvent) world.faults = parseFaults(String(event.detail));
  });
  // Comes from the other tabs only.
  window.addEventListener('storage', () => catchUp(window, world));
  await startWorker(setupWorker(...handlersFor(world), unknownCallHandler), workerUrl);
  return world;
}

/**
 * Answers the two navigations that no worker sees: `/api/login` signs in and goes to the dashboard,
 * `/api/logout` signs out and goes to the landing page.
 *
 * @returns whether it was one of them; the page then goes elsewhere and need not start.
 */
export function handleAuthNavigation(location: Pick<Location, 'pathname' | 'replace'>): boolean {
  const destination = authDestination(window, location.pathname);
  if (destination === undefined) return false;
  location.replace(destination);
  return true;
}
