import { parseFaults } from '../http/parseFaults.ts';
import { SCENARIOS } from '../store/scenario.ts';
import { forgetWorld, keepWorld, readKeptWorld, type WorldStorage } from '../store/storage.ts';
import { createWorld, type World, type WorldOptions } from './createMockBackend.ts';

/** What is needed of a browser's window. */
export interface BrowserWindow {
  readonly localStorage: WorldStorage;
  readonly location: { readonly search: string };
}

/**
 * The household of this browser: the one that was kept, or a new one. It is kept again after every
 * change.
 *
 * The address may choose: `?scenario=hugeHistory` starts that household anew and signed in,
 * `?faults=getDebts:500-empty` lets a call fail, `?delay=12000` says how slow slow is.
 */
export function openWorld(window: BrowserWindow, options: WorldOptions = {}): World {
  const { localStorage, location } = window;
  const query = new URLSearchParams(location.search);
  const wanted =
    SCENARIOS.find((scenario) => scenario === query.get('scenario')) ?? options.scenario;
  const found = options.bankTransactions ? undefined : readKeptWorld(localStorage);
  const kept = wanted === undefined || found?.scenario === wanted ? found : undefined;
  const defaults = browserDefaults();
  const asOf = kept?.asOf ?? options.asOf ?? defaults.asOf;
  const slowMs = /^\d{1,6}$/.exec(query.get('delay') ?? '')?.[0];
  const world = createWorld({
    ...defaults,
    ...options,
    asOf,
    scenario: wanted ?? kept?.scenario ?? 'threeDebts',
    faults: { ...options.faults, ...parseFaults(query.get('faults') ?? '') },
    ...(slowMs === undefined ? {} : { slowMs: Number(slowMs) }),
    ...(kept ? { seed: kept.seed } : {}),
    ...(kept?.state ? { state: kept.state } : {}),
  });
  // The first visit is signed out, so that the landing page shows; a household that was asked for
  // by name is wanted at once.
  if (kept) world.state.signedIn = kept.signedIn;
  else if (wanted === undefined) world.state.signedIn = false;
  world.onChange = () => {
    const { scenario, seed, state } = world;
    keepWorld(localStorage, { scenario, seed, asOf, signedIn: state.signedIn, state });
  };
  world.onChange(world.state);
  return world;
}

/** Starts the household of this browser anew, up to the present moment. Who is signed in stays so. */
export function resetWorld({ localStorage }: BrowserWindow, world: World): void {
  const { scenario, seed, timeZone } = world;
  forgetWorld(localStorage);
  const fresh = openWorld({ localStorage, location: NO_QUERY }, { scenario, seed, timeZone });
  fresh.state.signedIn = world.state.signedIn;
  fresh.onChange(fresh.state);
  world.state = fresh.state;
}

/** Takes over what another tab has done to the same household. */
export function catchUp({ localStorage }: BrowserWindow, world: World): void {
  const kept = readKeptWorld(localStorage);
  if (kept?.state && kept.scenario === world.scenario) world.state = kept.state;
}

/**
 * Signs in or out where the address is one of the two navigations that no worker sees.
 *
 * @returns where to go, or `undefined` where the address is another.
 */
export function authDestination(window: BrowserWindow, pathname: string): string | undefined {
  const enters = pathname === '/api/login';
  if (!enters && pathname !== '/api/logout') return undefined;
  const world = openWorld(window);
  world.state.signedIn = enters;
  world.onChange(world.state);
  return enters ? '/dashboard' : '/';
}

const NO_QUERY = { search: '' };

function browserDefaults(): { asOf: string; now: () => string; timeZone: string } {
  const now = () => `${new Date().toISOString().slice(0, 19)}Z`;
  return { asOf: now(), now, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
}
