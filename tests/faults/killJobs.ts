import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '@dime-time/finance-core/sandbox';
import { createLogger } from '../../packages/api/src/config/logger.ts';
import { type Database, openDatabase } from '../../packages/api/src/db/index.ts';
import type { PostgresServer } from '../tools/postgres.ts';
import { audit } from './audit.ts';
import { auditJobs, type JobsAudit } from './auditJobs.ts';
import { addDueWork, noWork } from './dueWork.ts';
import { startOutsideServers } from './outsideServers.ts';
import { paymentLoad } from './payments.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

export interface JobKillResult extends JobsAudit {
  readonly rounds: number;
  readonly seed: number;
  readonly acknowledged: number;
  /** Acknowledged payments that are not there, or are there twice. */
  readonly wrongPayments: number;
  /** From the last start until nothing was due or queued. */
  readonly caughtUpInMs: number;
}

interface Setting {
  readonly rounds: number;
  readonly seed: number;
  /** Households that become due in each round. */
  readonly households?: number;
  /**
   * Whether the time after which the work of a killed process is begun again is skipped at the end.
   *
   * @default false
   */
  readonly isHurried?: boolean;
}

type Where = Readonly<Record<string, string>>;

const HOUSEHOLDS = 12;
/** The longest from a start until a kill, in ms: a run of jobs begins soon after a start. */
const LOAD_MS = { postgres: 1500, embedded: 8000 };
/** Until the first look whether all is done, in ms; each later one waits longer. */
const LOOK_MS = 5000;
/** The longest until all is done; a piece of a killed process is begun again within four minutes. */
const CATCH_UP_MS = 600_000;

/** Kills web, workers and PostgreSQL while work is due, and compares at the end. */
export async function killJobsOnPostgres(
  postgres: PostgresServer,
  setting: Setting,
): Promise<JobKillResult> {
  const url = await postgres.createDatabase();
  return killJobs({ DATABASE_URL: url }, ['web', 'worker', 'worker'], setting, postgres);
}

/** The same with the one process of an embedded database. */
export function killJobsOnEmbedded(dataDir: string, setting: Setting): Promise<JobKillResult> {
  return killJobs({ DATA_DIR: dataDir }, ['all'], setting);
}

async function killJobs(
  where: Where,
  roles: readonly string[],
  { rounds, seed, households = HOUSEHOLDS, isHurried = false }: Setting,
  postgres?: PostgresServer,
): Promise<JobKillResult> {
  const random = createRandom(seed);
  const loadMs = LOAD_MS[postgres ? 'postgres' : 'embedded'];
  const outside = await startOutsideServers();
  const due = noWork();
  const servers: ServerProcess[] = [];
  const start = async (index: number, members = '0') => {
    const env = { ...where, ...outside.settings, DIME_ROLE: roles[index] ?? '', MEMBERS: members };
    servers[index] = await startServerProcess(env);
  };
  await start(0, '2');
  const load = paymentLoad(servers[0]?.members ?? [], 2);
  await load.start(() => servers[0]?.origin ?? '');
  for (let index = 1; index < roles.length; index += 1) await start(index);
  for (let round = 0; round < rounds; round += 1) {
    // Where there are workers, one of them is always among these.
    const killed = new Set([random.int(Math.min(1, roles.length - 1), roles.length - 1)]);
    if (random.int(1, 3) === 1) killed.add(0);
    for (const index of killed) {
      await wait(random.int(0, loadMs));
      await servers[index]?.kill();
    }
    if (postgres && random.int(1, 3) === 1) {
      await wait(random.int(0, loadMs));
      postgres.kill();
      await postgres.start();
    }
    await withDatabase(where, (database) => addDueWork(database, due, households));
    // A start begins a run of each job, which the kill of the next round hits.
    for (const index of killed) await start(index);
  }
  await load.stop();

  const began = performance.now();
  const look = () => withDatabase(where, (database) => auditJobs(database, due, outside));
  const restart = async (change: (database: Database) => Promise<unknown>) => {
    for (const server of servers) await server.kill();
    await withDatabase(where, change);
    for (const index of roles.keys()) await start(index);
  };
  if (isHurried) await restart(({ runSql }) => runSql(SILENT_FOR_MINUTES));
  let found: JobsAudit | undefined;
  let looks = 0;
  while (!(found && isCaughtUp(found)) && performance.now() - began < CATCH_UP_MS) {
    looks += 1;
    // The files of the embedded database belong to its process, which a look therefore ends.
    await wait(LOOK_MS * looks);
    if (!postgres) await servers[0]?.kill();
    if (isHurried) await withDatabase(where, ({ runSql }) => runSql(DUE_NOW));
    found = await look();
    if (!postgres && !isCaughtUp(found)) await start(0);
  }
  const caughtUpInMs = performance.now() - began;
  for (const server of servers) if (server.isRunning()) await server.stop();
  await outside.stop();
  const paid = await withDatabase(where, ({ db }) => audit(db, load.acknowledged));
  return {
    rounds,
    seed,
    acknowledged: load.acknowledged.size,
    wrongPayments: paid.lost + Math.abs(paid.doubled),
    caughtUpInMs,
    ...(found ?? (await look())),
  };
}

/** Makes every heartbeat too old, as after minutes without a sign of the killed processes. */
export const SILENT_FOR_MINUTES = `update pgboss.job set heartbeat_on = now() - interval '5 minutes'
  where state = 'active'`;

/** Skips the wait until the next attempt. */
export const DUE_NOW = `update pgboss.job set start_after = now() where state = 'retry'`;

function isCaughtUp({ lost, undone, waiting }: JobsAudit): boolean {
  return lost === 0 && undone === 0 && waiting === 0;
}

async function withDatabase<T>(
  { DATABASE_URL: url, DATA_DIR: dataDir }: Where,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({
    log: createLogger('silent'),
    ...(url !== undefined && { url }),
    ...(dataDir !== undefined && { dataDir }),
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
