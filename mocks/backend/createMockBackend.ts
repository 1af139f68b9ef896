import type { Instant } from '@dime-time/finance-core';
import type { EndpointKey } from '@dime-time/finance-core/contract';
import type { Faults } from '../http/fault.ts';
import { createHousehold, type BankHousehold } from '../scenarios/createScenarioState.ts';
import type { Scenario } from '../store/scenario.ts';
import type { HouseholdState } from '../store/state.ts';

export interface WorldOptions {
  /**
   * The moment up to which the household's past is made.
   * @default '2026-11-19T14:05:00Z'
   */
  readonly asOf?: Instant;
  /**
   * The clock that dates what is written.
   * @default one that stands still at `asOf`
   */
  readonly now?: () => Instant;
  /** @default 1 */
  readonly seed?: number;
  /** @default 'threeDebts' */
  readonly scenario?: Scenario;
  /**
   * The household's zone, which says what 'this month' is.
   * @default 'UTC'
   */
  readonly timeZone?: string;
  /** A bank's rows, as `loadBankFile` gives them, in place of the made-up ones. */
  readonly bankTransactions?: BankHousehold;
  /** A household that was kept, in place of a new one. */
  readonly state?: HouseholdState;
  /**
   * The bank-connection provider's path segment.
   * @default 'plaid'
   */
  readonly bank?: string;
  /**
   * The key of the crypto-trading provider.
   * @default 'coinbase'
   */
  readonly cryptoProvider?: string;
  /** What goes wrong, by call. */
  readonly faults?: Faults;
  /**
   * How long an answer takes in the scenario `slow` and under the fault `delay`, in milliseconds.
   * @default 1500
   */
  readonly slowMs?: number;
}

/** A household and the server in front of it. */
export interface World {
  state: HouseholdState;
  readonly scenario: Scenario;
  readonly seed: number;
  readonly timeZone: string;
  readonly bank: string;
  readonly cryptoProvider: string;
  readonly slowMs: number;
  /** Can be changed at any time; the next call sees it. */
  faults: Faults;
  /** How often each call was made. */
  readonly calls: Partial<Record<EndpointKey, number>>;
  now(): Instant;
  /** Is called after each write that was done. */
  onChange: (state: HouseholdState) => void;
  /** Starts the household anew, as it was at first. Whoever is signed in stays so. */
  reset(): void;
}

/** Makes a household that answers the wire contract by the rules of finance-core. */
export function createWorld(options: WorldOptions = {}): World {
  const {
    asOf = '2026-11-19T14:05:00Z',
    seed = 1,
    scenario = 'threeDebts',
    timeZone = 'UTC',
  } = options;
  const fresh = () =>
    createHousehold({ scenario, seed, asOf, timeZone, bank: options.bankTransactions });
  let first: HouseholdState | undefined;
  const world: World = {
    state: options.state ?? fresh(),
    scenario,
    seed,
    timeZone,
    bank: options.bank ?? 'plaid',
    cryptoProvider: options.cryptoProvider ?? 'coinbase',
    slowMs: options.slowMs ?? 1500,
    faults: { ...options.faults },
    calls: {},
    now: options.now ?? (() => asOf),
    onChange: () => undefined,
    reset() {
      first ??= fresh();
      world.state = { ...structuredClone(first), signedIn: world.state.signedIn };
      world.onChange(world.state);
    },
  };
  return world;
}
