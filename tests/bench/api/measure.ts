import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../../../packages/api/src/db/index.ts';
import { checkLedger } from '../../../packages/api/src/ledger/index.ts';
import { createLogger } from '../../../packages/api/src/logger.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { bareSql } from './bareSql.ts';
import { load, type LoadResult, type Shot } from './load.ts';
import { prepare, type BenchData, type BenchMember, type DataSize } from './prepare.ts';
import { startServerProcess, type ServerProcess } from './serverProcess.ts';

export type Engine = 'embedded' | 'postgres';

export interface MeasureOptions {
  readonly engine: Engine;
  /** How long payments are held; the other loads take a third of it. */
  readonly seconds: number;
  readonly size: DataSize;
}

export interface Measured {
  readonly payments: LoadResult;
  /** Four reads for each payment. */
  readonly mixed: LoadResult;
  readonly page: LoadResult;
  readonly summary: LoadResult;
  /** The server's milliseconds of processor time for a payment. */
  readonly processorTime: number;
  /** The same transaction as bare SQL through the same driver. */
  readonly bare: Awaited<ReturnType<typeof bareSql>>;
  /** MiB of the server before, and after all of it. */
  readonly memory: readonly [number, number];
  /** How many rules of the books do not hold afterwards. */
  readonly ledgerFaults: number;
}

/** As many requests at a time as a busy evening has. */
const CONNECTIONS = 16;

interface Place {
  readonly env: Readonly<Record<string, string>>;
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** Measures the real server on an engine: everything over HTTP, then its limit without the server. */
export async function measure({ engine, seconds, size }: MeasureOptions): Promise<Measured> {
  const place = engine === 'embedded' ? embedded() : await postgres();
  try {
    const data = await using(place, (database) => prepare(database, size));
    const server = await startServerProcess(place.env);
    const before = server.memory();
    const loads = await measureServer(server, data, seconds);
    const memory = [before, server.memory()] as const;
    await server.stop();
    return await using(place, async (database) => ({
      ...loads,
      memory,
      bare: await bareSql(database, data.members, seconds / 3),
      ledgerFaults: (await checkLedger(database.db)).faults.length,
    }));
  } finally {
    await place.remove();
  }
}

async function measureServer(server: ServerProcess, data: BenchData, seconds: number) {
  const { origin } = server;
  const { members, veteran } = data;
  const memberOf = (index: number) => members[index % members.length] ?? veteran;
  const run = (share: number, connections: number, next: (index: number) => Shot) =>
    load({ origin, connections, seconds: seconds * share, next });
  // Nobody measures the first requests of a process.
  await run(1 / 6, CONNECTIONS, (index) => payment(origin, memberOf(index)));
  const used = server.processorTime();
  const payments = await run(1, CONNECTIONS, (index) => payment(origin, memberOf(index)));
  const processorTime = (server.processorTime() - used) / payments.count;
  const mixed = await run(1 / 3, CONNECTIONS, (index) =>
    index % 5 === 0
      ? payment(origin, memberOf(index))
      : read(memberOf(index), READS[index % READS.length] ?? ''),
  );
  const page = await run(1 / 6, 1, () => read(veteran, '/api/transactions?limit=50'));
  const summary = await run(1 / 6, 1, () => read(veteran, '/api/dashboard-summary'));
  return { payments, processorTime, mixed, page, summary };
}

/** What a dashboard asks for. */
const READS = [
  '/api/debts',
  '/api/dashboard-summary',
  '/api/transactions?limit=50',
  '/api/round-up-settings',
];

function read({ cookie }: BenchMember, path: string): Shot {
  return { method: 'GET', path, headers: { Cookie: cookie } };
}

function payment(origin: string, { cookie, debtId }: BenchMember): Shot {
  const body = JSON.stringify({ debtId, amount: '1.00', source: 'manual' });
  return {
    method: 'POST',
    path: '/api/payments',
    body,
    headers: {
      Cookie: cookie,
      Origin: origin,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
  };
}

function embedded(): Place {
  const directory = mkdtempSync(join(tmpdir(), 'dime-time-bench-'));
  return {
    env: { DATA_DIR: directory },
    open: () => openDatabase({ dataDir: directory, log: createLogger('error') }),
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  };
}

async function postgres(): Promise<Place> {
  const server = await startPostgres();
  const url = await server.createDatabase();
  return {
    env: { DATABASE_URL: url },
    open: () => openDatabase({ url, log: createLogger('error') }),
    remove: () => server.stop(),
  };
}

async function using<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await place.open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
