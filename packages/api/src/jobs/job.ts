import type { Instant } from '@dime-time/finance-core';
import type { Deps } from '../deps.ts';

/** Something the server does by the clock. */
export interface Job {
  /** What a log calls it. */
  readonly name: string;
  /** Set where a clock that is wrong would destroy something; see `createClockWatch`. */
  readonly needsSteadyClock?: boolean;
  /**
   * Does all that is due; may be interrupted anywhere, and be done again. Begins nothing further once
   * the signal says that the server stops.
   */
  readonly run: (deps: Deps, now: Instant, signal: AbortSignal) => Promise<void>;
}
