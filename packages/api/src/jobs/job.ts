import type { Instant } from '@dime-time/finance-core';
import type { CoreDeps } from '../db/index.ts';

/** What the scheduler itself uses; a job declares what else it needs. */
export type SchedulerDeps = Pick<CoreDeps, 'database' | 'clock' | 'log'>;

interface JobBase {
  /** The name in the log, and of its queue. */
  readonly name: string;
  /** Set where a wrong clock would destroy data; see `createClockJumpDetector`. */
  readonly needsSteadyClock?: boolean;
  /**
   * How long one run may take, in seconds. Then its signal is aborted, and another process may begin
   * a new run.
   *
   * @default 14400
   */
  readonly timeLimit?: number;
}

/** Recurring work that one process at a time does from beginning to end. */
interface RecurringJob<D = SchedulerDeps> extends JobBase {
  /**
   * Does everything that is due. It may be interrupted at any point and run again. Starts no further
   * piece of work once the signal is aborted, which happens when the server stops.
   */
  readonly run: (deps: D, now: Instant, signal: AbortSignal) => Promise<void>;
}

/**
 * A part of a shared job, for one household. It is in the queue once at a time, and as soon as it
 * is done or given up it can be queued again.
 */
export interface Piece {
  readonly userId: string;
  /** What it is about: a week, a bank link. */
  readonly about: string;
}

/** Recurring work in pieces that all processes share, several at a time. */
export interface SharedJob<D = SchedulerDeps> extends JobBase {
  /** Pieces at a time in one process. */
  readonly concurrency: number;
  /** Pieces that a process takes at a time; those that are slow are taken one or two at a time. */
  readonly batchSize: number;
  /**
   * Finds the pieces that are due, in batches: from the tables of the subject alone, so that what is
   * due is queued again in the next round, whatever became of it in the queue.
   */
  readonly find: (deps: D, now: Instant, signal: AbortSignal) => AsyncIterable<readonly Piece[]>;
  /**
   * Does one piece, if it is still due by the clock of this process: it may be interrupted at any
   * point, and may have been done since it was found. An error makes the queue try it again later.
   */
  readonly work: (deps: D, piece: Piece, now: Instant) => Promise<void>;
}

/** Recurring work of the server. */
export type Job<D = SchedulerDeps> = RecurringJob<D> | SharedJob<D>;
