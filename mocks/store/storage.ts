import type { Instant } from '@dime-time/finance-core';
import type { PlanForecast, PlanVersion } from '@dime-time/finance-core/contract';
import { isRecord } from './isRecord.ts';
import { currentSession } from './currentSession.ts';
import { SCENARIOS, type Scenario } from './scenario.ts';
import type { MockState } from './state.ts';

/** The version of the state's schema. A state of another version is discarded and created again. */
const VERSION = 3;

const STORAGE_KEY = 'dime-time.household';

/** A backend as it is stored between visits. */
export interface StoredBackend {
  readonly scenario: Scenario;
  readonly seed: number;
  readonly asOf: Instant;
  readonly signedIn: boolean;
  /** Absent where it exceeded the quota: the state is then created again from the other fields. */
  readonly state?: MockState;
}

/** The methods of `localStorage` that are used. */
export type BackendStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The stored backend, or `undefined` where there is none, or none that is valid. */
export function readStoredBackend(storage: BackendStorage): StoredBackend | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null', reviveBigint);
    if (!isRecord(stored)) return undefined;
    const { state: _state, ...outline } = stored;
    const backend = stored['version'] === VERSION ? stored : outline;
    return isStoredBackend(backend) ? withLaterFields(backend) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a backend: without its state where that exceeds the quota, not at all where storage is blocked. */
export function writeStoredBackend(storage: BackendStorage, backend: StoredBackend): void {
  const { state, ...outline } = backend;
  for (const candidate of [{ ...outline, ...(state ? { state } : {}) }, outline]) {
    try {
      storage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, ...candidate }, writeBigint));
      return;
    } catch {
      // Over the quota: the outline without the state is tried next.
    }
  }
}

/** Removes the stored backend. */
export function clearStoredBackend(storage: BackendStorage): void {
  storage.removeItem(STORAGE_KEY);
}

const LISTS = [
  'debts',
  'payments',
  'transactions',
  'cryptoPurchases',
  'rewards',
  'stakes',
  'bankItems',
  'bankAccounts',
  'bankBalances',
  'bankRows',
  'suggestions',
  'undonePayments',
] as const;

const RECORDS = [
  'user',
  'settings',
  'purse',
  'tokenInfo',
  'answeredSuggestions',
  'answers',
] as const;

function isStoredBackend(value: object): value is StoredBackend {
  const { scenario, seed, asOf, signedIn, state } = value as Partial<Record<string, unknown>>;
  const isKnown = SCENARIOS.some((known) => known === scenario);
  const isWhole =
    typeof seed === 'number' && typeof asOf === 'string' && typeof signedIn === 'boolean';
  return isKnown && isWhole && (state === undefined || isState(state));
}

/** A state that was stored before there were plans, calendars and sessions has none. */
function withLaterFields(backend: StoredBackend): StoredBackend {
  const { state } = backend;
  if (!state) return backend;
  const { plans, calendarSecret, sessions }: Partial<MockState> = state;
  return {
    ...backend,
    state: {
      ...state,
      plans: Array.isArray(plans) ? plans.map(withMonthEnds) : [],
      calendarSecret: typeof calendarSecret === 'string' ? calendarSecret : null,
      sessions: Array.isArray(sessions) ? sessions : [currentSession(backend.asOf)],
    },
  };
}

/** A plan that was stored before forecasts had the ends of months has its balances for them, as on the API. */
function withMonthEnds(version: PlanVersion): PlanVersion {
  const { forecast } = version;
  const { monthEnds }: Partial<PlanForecast> = forecast;
  return { ...version, forecast: { ...forecast, monthEnds: monthEnds ?? forecast.balances } };
}

function isState(state: unknown): state is MockState {
  return (
    isRecord(state) &&
    LISTS.every((list) => Array.isArray(state[list])) &&
    RECORDS.every((key) => isRecord(state[key])) &&
    typeof state['jobsRunUntil'] === 'string' &&
    typeof state['lastId'] === 'number'
  );
}

/** JSON has no bigint, the type of quantities. */
function writeBigint(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? { $bigint: value.toString() } : value;
}

function reviveBigint(_key: string, value: unknown): unknown {
  return isRecord(value) && typeof value['$bigint'] === 'string' ? BigInt(value['$bigint']) : value;
}
