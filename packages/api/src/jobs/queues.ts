import type { PgBoss, Queue } from 'pg-boss';
import type { Job, Piece } from './job.ts';

/** The queue of what failed too often; an operator lists it and sends it again. */
export const DEAD_LETTERS = 'dead-letters';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a job may go on without a sign of its process, in seconds. */
const HEARTBEAT = MINUTE;
/** Runs go through all households; a process that ended is found by its heartbeat before. */
const RUN_TIME_LIMIT = 4 * HOUR;
const PIECE_TIME_LIMIT = 15 * MINUTE;
/**
 * The longest wait between two attempts, in seconds: a crash and a wrong clock count as failures, and
 * what they put off must not be late for longer.
 */
export const MAX_RETRY_DELAY = 30 * MINUTE;
/** Together with the waits, about a day. */
const RETRY_LIMIT = 48;
/** More than there are households: a backlog is no fault. */
const WARNING_SIZE = 2_000_000;
const DEAD_LETTER_AGE = 60 * DAY;

/** The queue of a shared job's pieces. */
export function pieceQueue(job: { readonly name: string }): string {
  return `${job.name}.pieces`;
}

/** One run at a time, of whichever process; the next minute tries again what failed. */
function runOptions(job: Job<never>): Omit<Queue, 'name'> {
  return {
    policy: 'exclusive',
    expireInSeconds: job.timeLimit ?? RUN_TIME_LIMIT,
    heartbeatSeconds: HEARTBEAT,
    retryLimit: 0,
    deleteAfterSeconds: HOUR,
  };
}

/**
 * One of each piece at a time. Those that fail are tried again for about a day, less and less often;
 * then they are dead letters, and those that are still due begin again.
 */
function pieceOptions(): Omit<Queue, 'name'> {
  return {
    policy: 'exclusive',
    expireInSeconds: PIECE_TIME_LIMIT,
    heartbeatSeconds: HEARTBEAT,
    retryLimit: RETRY_LIMIT,
    retryDelay: MINUTE,
    retryBackoff: true,
    retryDelayMax: MAX_RETRY_DELAY,
    deleteAfterSeconds: HOUR,
    retentionSeconds: DEAD_LETTER_AGE,
    warningQueueSize: WARNING_SIZE,
    deadLetter: DEAD_LETTERS,
  };
}

/** Creates the queues that are not there yet, and gives the others the present settings. */
export async function createQueues(queue: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  const wanted = new Map<string, Omit<Queue, 'name'>>([
    [DEAD_LETTERS, { retentionSeconds: DEAD_LETTER_AGE, warningQueueSize: WARNING_SIZE }],
  ]);
  for (const job of jobs) {
    wanted.set(job.name, runOptions(job));
    if ('find' in job) wanted.set(pieceQueue(job), pieceOptions());
  }
  const known = new Set((await queue.getQueues([...wanted.keys()])).map(({ name }) => name));
  for (const [name, { policy, ...options }] of wanted) {
    if (known.has(name)) await queue.updateQueue(name, options);
    else await queue.createQueue(name, { ...options, ...(policy && { policy }) });
  }
}

/**
 * Queues pieces. One that waits or is being worked on is left as it is, whichever process queued
 * it.
 *
 * The queue keeps no memory of what was done: a clock that differs between two processes, a locked
 * row, a restored database or a dead letter could then keep a piece from being queued again. It is
 * the work that finds out whether a piece is still due.
 */
export async function sendPieces(
  queue: PgBoss,
  job: { readonly name: string },
  pieces: readonly Piece[],
): Promise<void> {
  if (pieces.length === 0) return;
  await queue.insert(
    pieceQueue(job),
    pieces.map((piece) => ({ singletonKey: `${piece.userId} ${piece.about}`, data: piece })),
  );
}
