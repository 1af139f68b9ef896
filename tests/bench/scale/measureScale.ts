import { createRandom } from '@dime-time/finance-core/sandbox';
import { sql } from 'kysely';
import { createLogger } from '../../../packages/api/src/config/logger.ts';
import { type Database, openDatabase } from '../../../packages/api/src/db/index.ts';
import { checkLedger } from '../../../packages/api/src/ledger/index.ts';
import type { PostgresServer } from '../../tools/postgres.ts';
import { bareSql } from '../api/bareSql.ts';
import { load, type LoadResult, type Timed } from '../api/load.ts';
import { CONNECTIONS } from '../api/measure.ts';
import { type BenchData, prepare } from '../api/prepare.ts';
import { startServerProcess } from '../api/serverProcess.ts';
import { createShots, read } from '../api/shots.ts';
import { addHouseholds, householdOf } from './households.ts';
import { idleTime } from './idle.ts';
import { killWorker } from './killWorker.ts';
import { openLoad } from './openLoad.ts';
import { measureSweeps } from './sweeps.ts';

export interface ScaleOptions {
  readonly postgres: PostgresServer;
  readonly households: number;
  /** How long the requests of the dashboard and the payments are held, in seconds. */
  readonly seconds: number;
  /** The transactions of the one household with a long history. */
  readonly transactions: number;
  /** Called with each figure as soon as it is known. */
  readonly tell: (figures: Partial<ScaleFigures>) => void;
}

export interface ScaleFigures {
  readonly preparedIn: number;
  readonly dashboard: Timed;
  readonly page: LoadResult;
  /** The same payments through the API and as bare SQL a second, by turns. */
  readonly payments: readonly { readonly api: LoadResult; readonly bare: number }[];
  readonly idle: number;
  readonly sweeps: number;
  readonly kills: Awaited<ReturnType<typeof killWorker>>;
}

/** What the dashboard of the app reads of every server. */
const DASHBOARD = [
  '/api/dashboard-summary',
  '/api/transactions',
  '/api/debts',
  '/api/payments',
  '/api/round-up-settings',
];
const DASHBOARD_PER_SECOND = 200;

/** So many households that what one of them pays in a run is not the work of years. */
const PAYING = 500;
const TURNS = 5;
const IDLE_MINUTES = 2;
const KILLS = 20;
const MOST_DUE_PER_KILL = 1000;

/** Measures the servers with so many households in a new database of PostgreSQL. */
export async function measureScale(options: ScaleOptions): Promise<void> {
  const { postgres, households, tell } = options;
  const url = await postgres.createDatabase();
  const database = await openDatabase({ url, withoutTimeouts: true, log: createLogger('error') });
  try {
    const begin = performance.now();
    const data = await fill(database, options);
    tell({ preparedIn: (performance.now() - begin) / 1000 });
    await measureWeb({ ...options, url, database, data });
    const worker = { DATABASE_URL: url, DIME_ROLE: 'worker' };
    const workers = await Promise.all([startServerProcess(worker), startServerProcess(worker)]);
    tell({ idle: await idleTime(database, IDLE_MINUTES) });
    tell({ sweeps: await measureSweeps(database.db, { first: 1, last: households }) });
    await Promise.all(workers.map((one) => one.stop()));
    const kills = await killWorker({
      database,
      url,
      first: households + 1,
      households: Math.min(MOST_DUE_PER_KILL, Math.ceil(households / KILLS)),
      kills: KILLS,
    });
    tell({ kills });
  } finally {
    await database.close();
  }
}

/** @throws Error where the ledger that was made breaks a rule. */
async function fill(
  database: Database,
  { households, transactions }: ScaleOptions,
): Promise<BenchData> {
  await addHouseholds(database, { first: 1, last: households });
  const { veteran } = await prepare(database, { members: 0, transactions });
  const { db } = database;
  await sql`vacuum (analyze)`.execute(db);
  const { faults } = await checkLedger(db);
  if (faults.length > 0) throw new Error(`The ledger breaks rules: ${JSON.stringify(faults)}`);
  // It is the check of this day, which no worker makes again beside what is measured.
  await sql`
    insert into ledger_checks (checked_at, last_transfer, households, faults)
    select now(), max(id), ${households}::int4, 0 from ledger_transfers`.execute(db);
  const count = Math.min(PAYING, households);
  const members = Array.from({ length: count }, (_, index) =>
    householdOf(1 + Math.floor((index * households) / count)),
  );
  return { members, veteran };
}

interface WebOptions extends ScaleOptions {
  readonly url: string;
  readonly database: Database;
  readonly data: BenchData;
}

async function measureWeb(options: WebOptions): Promise<void> {
  const { url, households, seconds, tell, data } = options;
  const server = await startServerProcess({ DATABASE_URL: url, DIME_ROLE: 'web' });
  const { origin } = server;
  const shots = createShots(origin, data);
  const random = createRandom(households);
  let member = householdOf(1);
  const readDashboard = (length: number) =>
    openLoad({
      origin,
      perSecond: DASHBOARD_PER_SECOND,
      seconds: length,
      next: (index) => {
        if (index % DASHBOARD.length === 0) member = householdOf(random.int(1, households));
        return read(member, DASHBOARD[index % DASHBOARD.length] ?? '');
      },
    });
  // The first requests of a process are not measured, here and below.
  await readDashboard(seconds / 6);
  tell({ dashboard: await readDashboard(seconds) });
  const page = {
    origin,
    connections: 1,
    next: () => shots.ofVeteran('/api/transactions?limit=50'),
  };
  await load({ ...page, seconds: seconds / 60 });
  tell({ page: await load({ ...page, seconds: seconds / 6 }) });
  tell({ payments: await measurePayments(options, origin) });
  await server.stop();
}

/** By turns, so that what else the machine does slows both. */
async function measurePayments({ seconds, data, database }: WebOptions, origin: string) {
  const pay = { origin, connections: CONNECTIONS, next: createShots(origin, data).payment };
  await load({ ...pay, seconds: seconds / 6 });
  await bareSql(database, data.members, seconds / 6);
  const turns: { readonly api: LoadResult; readonly bare: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const api = await load({ ...pay, seconds: seconds / TURNS });
    const { perSecond } = await bareSql(database, data.members, seconds / TURNS);
    turns.push({ api, bare: perSecond });
  }
  return turns;
}
