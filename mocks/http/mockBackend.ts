import type { Instant } from '@dime-time/finance-core';
import type { EndpointKey } from '@dime-time/finance-core/contract';
import type { Scenario } from '../store/scenario.ts';
import type { MockState } from '../store/state.ts';
import type { Faults } from './fault.ts';

/** One user's data and the server in front of it, as the request pipeline and the handlers use it. */
export interface MockBackend {
  state: MockState;
  readonly scenario: Scenario;
  readonly seed: number;
  /** The user's time zone, an IANA name. */
  readonly timeZone: string;
  /** The bank-connection provider's path segment. */
  readonly bank: string;
  /** The key of the crypto-trading provider. */
  readonly cryptoProvider: string;
  /** How long a slow answer takes, in milliseconds. */
  readonly slowMs: number;
  /** Can be changed at any time; takes effect with the next call. */
  faults: Faults;
  /** The number of calls so far, by endpoint. */
  readonly calls: Partial<Record<EndpointKey, number>>;
  now(): Instant;
  /**
   * Runs the sweeps and stake maturities that have become due; called before each call is answered.
   *
   * @returns whether the state changed.
   */
  runDueJobs(): boolean;
  /** Updates what follows from a write; called before its answer is stored. */
  afterWrite(): void;
  /** Called after each change of the state, to persist it. */
  onChange: (state: MockState) => void;
  /** Restores the state of the scenario. The session stays signed in or out. */
  reset(): void;
}
