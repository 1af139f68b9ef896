import type { Instant } from '@dime-time/finance-core';
import { isRecord } from './isRecord.ts';
import { SCENARIOS, type Scenario } from './scenario.ts';
import type { HouseholdState } from './state.ts';

/**
 * Changes when the form of the state does: a household that was kept in another form is made again
 * from the rest.
 */
const VERSION = 2;

const STORAGE_KEY = 'dime-time.household';

/** A household as it is kept between visits. */
export interface KeptWorld {
  readonly scenario: Scenario;
  readonly seed: number;
  readonly asOf: Instant;
  readonly signedIn: boolean;
  /** Absent where it did not fit: the household is then made anew from the rest. */
  readonly state?: HouseholdState;
}

/** What is needed of `localStorage`. */
export type WorldStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The household that was kept, or `undefined` where there is none that can be used. */
export function readKeptWorld(storage: WorldStorage): KeptWorld | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null', reviveBigint);
    if (!isRecord(kept)) return undefined;
    const { state: _state, ...outline } = kept;
    const world = kept['version'] === VERSION ? kept : outline;
    return isKeptWorld(world) ? world : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a household; without its state where the state is too large, not at all where storage is refused. */
export function keepWorld(storage: WorldStorage, world: KeptWorld): void {
  const { state, ...outline } = world;
  for (const kept of [{ ...outline, ...(state ? { state } : {}) }, outline]) {
    try {
      storage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, ...kept }, writeBigint));
      return;
    } catch {
      // The quota: the outline is tried next.
    }
  }
}

/** Forgets the household. */
export function forgetWorld(storage: WorldStorage): void {
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

function isKeptWorld(kept: object): kept is KeptWorld {
  const { scenario, seed, asOf, signedIn, state } = kept as Partial<Record<string, unknown>>;
  const isKnown = SCENARIOS.some((known) => known === scenario);
  const isWhole =
    typeof seed === 'number' && typeof asOf === 'string' && typeof signedIn === 'boolean';
  return isKnown && isWhole && (state === undefined || isState(state));
}

function isState(state: unknown): state is HouseholdState {
  return (
    isRecord(state) &&
    LISTS.every((list) => Array.isArray(state[list])) &&
    RECORDS.every((key) => isRecord(state[key])) &&
    typeof state['settledUntil'] === 'string' &&
    typeof state['lastId'] === 'number'
  );
}

/** JSON has no bigint; quantities are ones. */
function writeBigint(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? { $bigint: value.toString() } : value;
}

function reviveBigint(_key: string, value: unknown): unknown {
  return isRecord(value) && typeof value['$bigint'] === 'string' ? BigInt(value['$bigint']) : value;
}
