import type { Instant } from '@dime-time/finance-core';
import type { BankData } from '../banking/index.ts';
import type { Faults } from '../http/fault.ts';
import type { MockBackend } from '../http/mockBackend.ts';
import { trackThreshold } from '../round-ups/index.ts';
import { createScenarioState } from '../scenarios/createScenarioState.ts';
import { momentOf } from '../store/moment.ts';
import type { Scenario } from '../store/scenario.ts';
import type { MockState } from '../store/state.ts';
import { runDueJobs } from './runDueJobs.ts';

export interface MockBackendOptions {
  /**
   * The end of the generated history.
   * @default '2026-11-19T14:05:00Z'
   */
  readonly asOf?: Instant;
  /**
   * The clock that dates writes.
   * @default a fixed clock at `asOf`
   */
  readonly now?: () => Instant;
  /** @default 1 */
  readonly seed?: number;
  /** @default 'threeDebts' */
  readonly scenario?: Scenario;
  /**
   * The user's time zone, which defines 'today' and 'this month'.
   * @default 'UTC'
   */
  readonly timeZone?: string;
  /** Bank data, as `loadBankFile` returns it, in place of the generated data. */
  readonly bankTransactions?: BankData;
  /** A stored state, in place of a new one. */
  readonly state?: MockState;
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
  /** Injected faults, by endpoint. */
  readonly faults?: Faults;
  /**
   * How long an answer takes in the scenario `slow` and under the fault `delay`, in milliseconds.
   * @default 1500
   */
  readonly slowMs?: number;
}

/** Creates a stateful backend that answers the wire contract by the rules of finance-core. */
export function createMockBackend(options: MockBackendOptions = {}): MockBackend {
  const {
    asOf = '2026-11-19T14:05:00Z',
    seed = 1,
    scenario = 'threeDebts',
    timeZone = 'UTC',
  } = options;
  const fresh = () =>
    createScenarioState({ scenario, seed, asOf, timeZone, bank: options.bankTransactions });
  let first: MockState | undefined;
  const backend: MockBackend = {
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
    runDueJobs: () => runDueJobs(backend.state, momentOf(backend)),
    afterWrite: () => trackThreshold(backend.state, backend.now()),
    onChange: () => undefined,
    reset() {
      first ??= fresh();
      backend.state = { ...structuredClone(first), signedIn: backend.state.signedIn };
      backend.onChange(backend.state);
    },
  };
  return backend;
}
