import type { Instant } from '@dime-time/finance-core';
import type { JobResult, PgBoss } from 'pg-boss';
import type { Job, Piece, SchedulerDeps, SharedJob } from './job.ts';
import { pieceQueue, sendPieces } from './queues.ts';

/** Seconds between two looks of a worker that nothing wakes: each round and each piece that is found do. */
const RUN_POLL = 300;
/** Several in the time after which a process counts as ended. */
const HEARTBEAT_INTERVAL = 15;
/** Pieces may be found by another process, except on the embedded database. */
const PIECE_POLL = { embedded: RUN_POLL, postgres: 30 } as const;

export interface Workers {
  /** Makes the workers of a queue look at once, where something was sent in this process. */
  wake(queueName: string): void;
}

interface WorkerParts<D> {
  readonly queue: PgBoss;
  readonly deps: D;
  readonly jobs: readonly Job<D>[];
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
  readonly isSteady: (now: Instant) => Promise<boolean>;
}

/** Starts the workers of all queues. Each queue has its own, so that none waits for another. */
export async function startWorkers<D extends SchedulerDeps>(
  parts: WorkerParts<D>,
): Promise<Workers> {
  const ids = new Map<string, string[]>();
  const workers: Workers = {
    wake: (name) => ids.get(name)?.forEach((id) => parts.queue.notifyWorker(id)),
  };
  for (const job of parts.jobs) {
    ids.set(job.name, [await startRuns(parts, job, workers)]);
    if ('find' in job) ids.set(pieceQueue(job), await startPieces(parts, job, workers));
  }
  return workers;
}

function startRuns<D extends SchedulerDeps>(
  { queue, deps, signal, isSteady }: WorkerParts<D>,
  job: Job<D>,
  workers: Workers,
): Promise<string> {
  const options = {
    pollingIntervalSeconds: RUN_POLL,
    heartbeatRefreshSeconds: HEARTBEAT_INTERVAL,
  };
  return queue.work(job.name, options, async ([run]) => {
    const both = AbortSignal.any([signal, ...(run ? [run.signal] : [])]);
    if (both.aborted) return;
    const now = deps.clock();
    try {
      if (job.needsSteadyClock && !(await isSteady(now))) return;
      if ('run' in job) {
        await job.run(deps, now, both);
        return;
      }
      for await (const pieces of job.find(deps, now, both)) {
        await sendPieces(queue, job, pieces);
        workers.wake(pieceQueue(job));
        if (both.aborted) return;
      }
    } catch (error) {
      // A failed job does not stop the others, and all of them run again in the next round.
      deps.log.error({ err: error, job: job.name }, 'A job was not finished.');
      throw withoutDetails(error);
    }
  });
}

/**
 * One worker looks often, and wakes the others of this process where it finds more than it takes: each
 * look costs the database time, also where there is nothing to do.
 */
async function startPieces<D extends SchedulerDeps>(
  { queue, deps, signal }: WorkerParts<D>,
  job: SharedJob<D>,
  workers: Workers,
): Promise<string[]> {
  const name = pieceQueue(job);
  const options = {
    heartbeatRefreshSeconds: HEARTBEAT_INTERVAL,
    batchSize: job.batchSize,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  const started = Array.from({ length: job.concurrency }, (_none, index) => {
    const isFirst = index === 0;
    const pollingIntervalSeconds = isFirst ? PIECE_POLL[deps.database.kind] : RUN_POLL;
    return queue.work<Piece>(name, { ...options, pollingIntervalSeconds }, async (batch) => {
      if (isFirst && batch.length === job.batchSize) workers.wake(name);
      const results: JobResult[] = [];
      for (const { id, data, signal: limit } of batch) {
        // What is not begun is left out, and so goes back into the queue.
        if (signal.aborted || limit.aborted) break;
        try {
          await job.work(deps, data, deps.clock());
          results.push({ id, status: 'completed' });
        } catch (error) {
          deps.log.error(
            { err: error, job: job.name, piece: id },
            'A piece of a job failed and is tried again later.',
          );
          results.push({ id, status: 'failed', output: withoutDetails(error) });
        }
      }
      return results;
    });
  });
  return Promise.all(started);
}

/** The queue keeps errors, and those of a database quote rows: it keeps the name only. */
function withoutDetails(error: unknown): Error {
  return new Error(error instanceof Error ? error.name : 'unknown');
}
