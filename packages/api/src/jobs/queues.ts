import { createHash } from 'node:crypto';
import type { PgBoss, Queue } from 'pg-boss';
import type { Job, Piece } from './job.ts';

/** The queue of what failed too often; an operator lists it and sends it again. */
export const DEAD_LETTERS = 'dead-letters';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a job may go on without a sign of its process, in seconds. */
const HEARTBEAT = MINUTE;
const TIME_LIMIT = 15 * MINUTE;
const MAX_RETRY_DELAY = 6 * HOUR;

/** The queue of a shared job's pieces. */
export function pieceQueue(job: { readonly name: string }): string {
  return `${job.name}.pieces`;
}

/** One run at a time, of whichever process; the next minute tries again what failed. */
function runOptions(job: Job<never>): Omit<Queue, 'name'> {
  return {
    policy: 'exclusive',
    expireInSeconds: job.timeLimit ?? TIME_LIMIT,
    heartbeatSeconds: HEARTBEAT,
    retryLimit: 0,
    deleteAfterSeconds: HOUR,
  };
}

/**
 * Pieces that fail are tried again for about a day, less and less often. A piece that was done is
 * kept for longer than a week, so that a sweep of the week is queued once.
 */
function pieceOptions(job: Job<never>): Omit<Queue, 'name'> {
  return {
    expireInSeconds: job.timeLimit ?? TIME_LIMIT,
    heartbeatSeconds: HEARTBEAT,
    retryLimit: 12,
    retryDelay: MINUTE,
    retryBackoff: true,
    retryDelayMax: MAX_RETRY_DELAY,
    deleteAfterSeconds: 10 * DAY,
    // Dead letters are kept as long.
    retentionSeconds: 60 * DAY,
    deadLetter: DEAD_LETTERS,
  };
}

/** Creates the queues that are not there yet, and gives the others the present settings. */
export async function createQueues(queue: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  const wanted = new Map<string, Omit<Queue, 'name'>>([
    [DEAD_LETTERS, { retentionSeconds: 365 * DAY }],
  ]);
  for (const job of jobs) {
    wanted.set(job.name, runOptions(job));
    if ('find' in job) wanted.set(pieceQueue(job), pieceOptions(job));
  }
  const known = new Set((await queue.getQueues([...wanted.keys()])).map(({ name }) => name));
  for (const [name, { policy, ...options }] of wanted) {
    if (known.has(name)) await queue.updateQueue(name, options);
    else await queue.createQueue(name, { ...options, ...(policy && { policy }) });
  }
}

/**
 * Frees the pieces of a process that ended, and those that wait for a day that a wrong clock named:
 * only where no other process works on them.
 */
export async function recoverPieces(queue: PgBoss, job: { readonly name: string }): Promise<void> {
  const name = pieceQueue(job);
  const pieces = await queue.findJobs(name, { limit: 100_000 });
  const active = pieces.filter(({ state }) => state === 'active').map(({ id }) => id);
  if (active.length > 0) await queue.fail(name, active);
  const latest = Date.now() + MAX_RETRY_DELAY * 1000;
  for (const { id, state, startAfter } of pieces) {
    const isWaiting = state === 'created' || state === 'retry' || state === 'active';
    if (isWaiting && (state === 'active' || startAfter.getTime() > latest)) {
      await queue.update(name, undefined, { id, startAfter: new Date() });
    }
  }
}

/** Queues pieces; one that was queued before is left as it is. */
export async function sendPieces(
  queue: PgBoss,
  job: { readonly name: string },
  pieces: readonly Piece[],
): Promise<void> {
  if (pieces.length === 0) return;
  const name = pieceQueue(job);
  await queue.insert(
    name,
    pieces.map((piece) => ({ id: pieceId(name, piece), data: piece })),
  );
}

/** The same piece has the same id in every process: a UUID of its names. */
function pieceId(queue: string, { userId, about, occasion }: Piece): string {
  const hash = createHash('sha256').update(JSON.stringify([queue, userId, about, occasion]));
  const hex = hash.digest('hex');
  // Version 8, for ids of one's own making (RFC 9562).
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
