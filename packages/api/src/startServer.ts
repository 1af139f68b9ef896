import { existsSync } from 'node:fs';
import { createApp } from './app.ts';
import { authRoutes, createSessions, openIdentityProvider } from './auth/index.ts';
import { observeBankSyncs } from './banking/index.ts';
import { systemClock } from './config/clock.ts';
import type { Config } from './config/config.ts';
import type { Logger } from './config/logger.ts';
import { type Database, openDatabase } from './db/index.ts';
import type { Deps } from './deps.ts';
import { createEncryption, loadOrCreateSecret } from './encryption/index.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { listen } from './http/listen.ts';
import { observeQueues, startScheduler, withTimeout } from './jobs/index.ts';
import { observeLedger } from './ledger/index.ts';
import { openProviders } from './openProviders.ts';
import { createReadiness } from './http/readiness.ts';
import { startMetrics } from './metrics/index.ts';
import { scheduledJobs } from './scheduledJobs.ts';
import { readFiles } from './static/readFiles.ts';
import { welcomeUser } from './welcomeUser.ts';

/** A running server. */
export interface RunningServer {
  readonly port: number;
  readonly deps: Deps;
  /**
   * Graceful shutdown: finishes requests and jobs in flight and closes the database. A job that takes
   * too long is interrupted by the end of the process.
   */
  stop(): Promise<void>;
}

/** How long a stop waits for the database to close while an interrupted job holds a connection. */
const CLOSE_MS = 1000;

/**
 * Starts the server from its configuration.
 *
 * @param opened a database to use instead of the configured one; it stays open after the stop.
 */
export async function startServer(
  config: Config,
  log: Logger,
  opened?: Database,
): Promise<RunningServer> {
  const metrics = await startMetrics(config);
  const { meter } = metrics;
  const database =
    opened ?? (await openDatabase({ ...config.database, log, ...(metrics.isOn && { meter }) }));
  const [secret, ...older] = config.secrets;
  const newest = secret ?? loadOrCreateSecret(config.database.dataDir);
  const encryption = createEncryption([newest, ...older]);
  const clock = systemClock;
  const sessions = createSessions({ database, encryption, clock });
  const deps: Deps = {
    config,
    database,
    sessions,
    encryption,
    clock,
    log,
    ...openProviders(config, clock),
  };
  observeBankSyncs(deps, meter);
  observeLedger(deps, meter);
  observeQueues(
    database,
    scheduledJobs.map(({ name }) => name),
    meter,
  );
  const identity = await openIdentityProvider(config, newest);
  const auth = authRoutes({
    ...deps,
    identity,
    welcome: (user, subject) =>
      welcomeUser(deps, { ...user, subject, isDemo: identity.development !== undefined }),
  });
  const files = existsSync(config.appDir) ? await readFiles(config.appDir) : new Map();
  const readiness = createReadiness(config.stopGraceMs);
  const scheduler = config.role === 'web' ? undefined : startScheduler(deps, scheduledJobs);
  // A worker does nothing but its jobs; where requests are served, no request depends on them.
  const isWorkerReady = async () => scheduler?.isOpen() === true && (await database.isReady());
  const app =
    config.role === 'worker'
      ? healthRoutes(readiness, { isReady: isWorkerReady })
      : createApp(deps, { auth, files, readiness, meter });
  const listening = await listen({ fetch: app.fetch, host: config.host, port: config.port });
  return {
    port: listening.port,
    deps,
    async stop() {
      // In parallel, so that stopping the jobs takes no extra time.
      const jobs = scheduler?.stop();
      listening.drain();
      await readiness.drain();
      await listening.stop();
      await jobs;
      await identity.close();
      await metrics.stop();
      if (!opened) await withTimeout(CLOSE_MS, database.close());
    },
  };
}
