import { type Clock, PgBoss } from 'pg-boss';
import type { SchedulerDeps } from './job.ts';

/** The schema of the queue; it creates and migrates it itself. */
export const QUEUE_SCHEMA = 'pgboss';

/** How often the queue looks for jobs of processes that are gone, in seconds. */
const SUPERVISE_INTERVAL = 60;

/** How often it deletes what is done, migrates its indexes and reads the settings of queues, in seconds. */
const MAINTENANCE_INTERVAL = 600;

/** Milliseconds between two warnings of the queue about errors. */
const WARNING_INTERVAL_MS = 10_000;

/** Unlike the time of day it is never set back, with which workers would sleep and timers spin. */
const STEADY_CLOCK: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, millis) => setTimeout(work, millis),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, millis) => setInterval(work, millis),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/** Longer than a process runs: nothing here uses dependent jobs. */
const NEVER = 1_000_000;

/**
 * The job queue of the database, on either engine; not started. It asks the database through the
 * connections of the server.
 *
 * @param isForCommand whether it is only looked into, beside a server that may run.
 */
export function openQueue(
  { database, log }: Omit<SchedulerDeps, 'clock'>,
  { isForCommand = false }: { readonly isForCommand?: boolean } = {},
): PgBoss {
  const queue = new PgBoss({
    db: { executeSql: async (text, values) => database.runSql(text, values) },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: QUEUE_SCHEMA,
    clock: STEADY_CLOCK,
    // A command leaves the queue as the server made it.
    migrate: !isForCommand,
    // Jobs are sent each minute by the clock of the server, which tests move.
    schedule: false,
    supervise: !isForCommand,
    superviseIntervalSeconds: SUPERVISE_INTERVAL,
    monitorIntervalSeconds: SUPERVISE_INTERVAL,
    maintenanceIntervalSeconds: MAINTENANCE_INTERVAL,
    bamIntervalSeconds: MAINTENANCE_INTERVAL,
    queueCacheIntervalSeconds: MAINTENANCE_INTERVAL,
    flowIntervalSeconds: NEVER,
    // The embedded engine has its own maintenance, and a pooled connection cannot rebuild an index.
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  let warnedAt = Number.NEGATIVE_INFINITY;
  queue.on('error', (error) => {
    // Each worker reports an outage at each attempt.
    if (performance.now() - warnedAt < WARNING_INTERVAL_MS) return;
    warnedAt = performance.now();
    log.warn({ err: error }, 'The job queue could not do something and tries it again.');
  });
  queue.on('warning', (warning) => {
    log.warn({ warning }, 'The job queue warns.');
  });
  return queue;
}
