import type { Instant } from '@dime-time/finance-core';
import type { CoreDeps } from '../db/index.ts';

/** What the scheduler itself uses; a job declares what else it needs. */
export type SchedulerDeps = Pick<CoreDeps, 'database' | 'clock' | 'log'>;

/** Recurring work of the server. */
export interface Job<D = SchedulerDeps> {
  /** The name in the log. */
  readonly name: string;
  /** Set where a wrong clock would destroy data; see `createClockJumpDetector`. */
  readonly needsSteadyClock?: boolean;
  /**
   * Does everything that is due. It may be interrupted at any point and run again. Starts no further
   * piece of work once the signal is aborted, which happens when the server stops.
   */
  readonly run: (deps: D, now: Instant, signal: AbortSignal) => Promise<void>;
}
