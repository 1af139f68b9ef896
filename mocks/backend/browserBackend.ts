import type { MockBackend } from '../http/mockBackend.ts';
import { parseFaults } from '../http/parseFaults.ts';
import { SCENARIOS } from '../store/scenario.ts';
import {
  clearStoredBackend,
  readStoredBackend,
  writeStoredBackend,
  type BackendStorage,
} from '../store/storage.ts';
import { createMockBackend, type MockBackendOptions } from './createMockBackend.ts';

/** The members of `window` that are used. */
export interface BrowserWindow {
  readonly localStorage: BackendStorage;
  readonly location: { readonly search: string };
}

/**
 * Opens the backend of this browser: the stored one, or a new one. It is stored after every change.
 *
 * Parameters of the address: `?scenario=hugeHistory` starts that scenario, signed in,
 * `?faults=getDebts:500-empty` injects faults, `?delay=12000` sets the delay of slow answers in
 * milliseconds.
 */
export function openBrowserBackend(
  window: BrowserWindow,
  options: MockBackendOptions = {},
): MockBackend {
  const { localStorage, location } = window;
  const query = new URLSearchParams(location.search);
  const requested =
    SCENARIOS.find((scenario) => scenario === query.get('scenario')) ?? options.scenario;
  const found = options.bankTransactions ? undefined : readStoredBackend(localStorage);
  const stored = requested === undefined || found?.scenario === requested ? found : undefined;
  const defaults = browserDefaults();
  const asOf = stored?.asOf ?? options.asOf ?? defaults.asOf;
  const slowMs = /^\d{1,6}$/.exec(query.get('delay') ?? '')?.[0];
  const backend = createMockBackend({
    ...defaults,
    ...options,
    asOf,
    scenario: requested ?? stored?.scenario ?? 'threeDebts',
    faults: { ...options.faults, ...parseFaults(query.get('faults') ?? '') },
    ...(slowMs === undefined ? {} : { slowMs: Number(slowMs) }),
    ...(stored ? { seed: stored.seed } : {}),
    ...(stored?.state ? { state: stored.state } : {}),
  });
  // The first visit is signed out and shows the landing page; a requested scenario is signed in.
  if (stored) backend.state.signedIn = stored.signedIn;
  else if (requested === undefined) backend.state.signedIn = false;
  backend.onChange = () => {
    const { scenario, seed, state } = backend;
    writeStoredBackend(localStorage, { scenario, seed, asOf, signedIn: state.signedIn, state });
  };
  backend.onChange(backend.state);
  return backend;
}

/** Replaces the state by a new one as of now. The session stays signed in or out. */
export function resetBrowserBackend({ localStorage }: BrowserWindow, backend: MockBackend): void {
  const { scenario, seed, timeZone } = backend;
  clearStoredBackend(localStorage);
  const reset = openBrowserBackend(
    { localStorage, location: NO_QUERY },
    { scenario, seed, timeZone },
  );
  reset.state.signedIn = backend.state.signedIn;
  reset.onChange(reset.state);
  backend.state = reset.state;
}

/** Loads the state that another tab has stored. */
export function loadStoredState({ localStorage }: BrowserWindow, backend: MockBackend): void {
  const stored = readStoredBackend(localStorage);
  if (stored?.state && stored.scenario === backend.scenario) backend.state = stored.state;
}

/**
 * Signs in or out where the path is one of the two navigations that a service worker cannot
 * intercept.
 *
 * @returns the path to redirect to, or `undefined` for any other path.
 */
export function authDestination(window: BrowserWindow, pathname: string): string | undefined {
  const signsIn = pathname === '/api/login';
  if (!signsIn && pathname !== '/api/logout') return undefined;
  const backend = openBrowserBackend(window);
  backend.state.signedIn = signsIn;
  backend.onChange(backend.state);
  return signsIn ? '/dashboard' : '/';
}

const NO_QUERY = { search: '' };

function browserDefaults(): { asOf: string; now: () => string; timeZone: string } {
  const now = () => `${new Date().toISOString().slice(0, 19)}Z`;
  return { asOf: now(), now, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
}
