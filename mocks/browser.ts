import { setupWorker } from 'msw/browser';
import { handlersFor, unknownCallHandler } from './handlers/index.ts';
import { parseFaults } from './http/parseFaults.ts';
import { SCENARIOS, type Scenario } from './scenarios/scenario.ts';
import { keepWorld, readKeptWorld } from './storage.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

/** What the demo bar of the app says when its reset button is pressed. */
const RESET_EVENT = 'dime-time:reset-demo';

export interface StartMocksOptions extends Omit<WorldOptions, 'state'> {
  /**
   * Where the worker's script lies.
   * @default '/mockServiceWorker.js'
   */
  readonly workerUrl?: string;
}

let current: World | undefined;

/**
 * Puts a household behind `fetch` in this browser. It is kept in local storage and survives a
 * reload; the first visit is signed out, so that the landing page shows.
 *
 * The address may choose: `?scenario=hugeHistory` starts that household anew and signed in,
 * `?faults=getDebts:500-empty` lets a call fail, `?delay=12000` says how slow slow is.
 */
export async function startMocks(options: StartMocksOptions = {}): Promise<World> {
  const { workerUrl = '/mockServiceWorker.js', ...worldOptions } = options;
  const world = openWorld(worldOptions);
  current = world;
  window.addEventListener(RESET_EVENT, () => {
    resetWorld();
    window.location.reload();
  });
  const worker = setupWorker(...handlersFor(world), unknownCallHandler);
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: workerUrl },
  });
  return world;
}

/** Starts the household of this browser anew. Whoever is signed in stays so. */
export function resetWorld(): void {
  const kept = readKeptWorld(window.localStorage);
  const scenario = current?.scenario ?? kept?.scenario ?? 'threeDebts';
  const signedIn = current?.state.signedIn ?? kept?.signedIn ?? false;
  const fresh = createWorld({ ...browserDefaults(), seed: current?.seed ?? 1, scenario });
  fresh.state.signedIn = signedIn;
  save(fresh, fresh.now());
  if (current) current.state = fresh.state;
}

/**
 * Answers the two navigations that no worker sees: `/api/login` signs in and goes to the dashboard,
 * `/api/logout` signs out and goes to the landing page.
 *
 * @returns whether it was one of them; the page then goes elsewhere and need not start.
 */
export function handleAuthNavigation(location: Pick<Location, 'pathname' | 'replace'>): boolean {
  const enters = location.pathname === '/api/login';
  if (!enters && location.pathname !== '/api/logout') return false;
  const world = openWorld({});
  world.state.signedIn = enters;
  world.onChange(world.state);
  location.replace(enters ? '/dashboard' : '/');
  return true;
}

/** The household that was kept, or a new one; kept again after every change. */
function openWorld(options: WorldOptions): World {
  const query = new URLSearchParams(window.location.search);
  const kept = readKeptWorld(window.localStorage);
  const wanted = SCENARIOS.find((known) => known === query.get('scenario')) ?? options.scenario;
  const continues =
    kept && (wanted === undefined || wanted === kept.scenario) && !options.bankTransactions;
  const defaults = browserDefaults();
  const asOf = (continues ? kept.asOf : options.asOf) ?? defaults.asOf;
  const scenario: Scenario = wanted ?? kept?.scenario ?? 'threeDebts';
  const slowMs = Number(query.get('delay') ?? Number.NaN);
  const world = createWorld({
    ...defaults,
    ...options,
    asOf,
    scenario,
    faults: { ...options.faults, ...parseFaults(query.get('faults') ?? '') },
    ...(Number.isFinite(slowMs) ? { slowMs } : {}),
    ...(continues ? { seed: kept.seed } : {}),
    ...(continues && kept.state ? { state: kept.state } : {}),
  });
  // A household that was asked for by name is shown at once; else the first visit is signed out.
  if (continues) world.state.signedIn = kept.signedIn;
  else if (wanted === undefined) world.state.signedIn = false;
  world.onChange = () => save(world, asOf);
  save(world, asOf);
  return world;
}

function save(world: World, asOf: string): void {
  const { scenario, seed, state } = world;
  keepWorld(window.localStorage, { scenario, seed, asOf, signedIn: state.signedIn, state });
}

function browserDefaults(): { asOf: string; now: () => string; timeZone: string } {
  const now = () => `${new Date().toISOString().slice(0, 19)}Z`;
  return { asOf: now(), now, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
}
