import { checkLedger } from '../../../packages/api/src/ledger/index.ts';
import { bareSql } from './bareSql.ts';
import { load, type LoadResult, type Shot } from './load.ts';
import { makePlace, type Engine } from './place.ts';
import { prepare, type BenchData, type DataSize } from './prepare.ts';
import { startServerProcess, type ServerProcess } from './serverProcess.ts';
import { createShots } from './shots.ts';

export interface MeasureOptions {
  readonly engine: Engine;
  /** How long the payment load lasts, in seconds; the other loads take a third of it. */
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
export const CONNECTIONS = 16;

/** Measures the real server on an engine: everything over HTTP, then its limit without the server. */
export async function measure({ engine, seconds, size }: MeasureOptions): Promise<Measured> {
  const place = await makePlace(engine);
  try {
    const data = await place.use((database) => prepare(database, size));
    const server = await startServerProcess(place.env);
    const before = server.memory();
    const loads = await measureServer(server, data, seconds);
    const memory = [before, server.memory()] as const;
    await server.stop();
    return await place.use(async (database) => ({
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
  const shots = createShots(origin, data);
  const run = (share: number, connections: number, next: (index: number) => Shot) =>
    load({ origin, connections, seconds: seconds * share, next });
  // The first requests of a process are not measured.
  await run(1 / 6, CONNECTIONS, shots.payment);
  const used = server.processorTime();
  const payments = await run(1, CONNECTIONS, shots.payment);
  const processorTime = (server.processorTime() - used) / payments.count;
  const mixed = await run(1 / 3, CONNECTIONS, shots.mixed);
  const page = await run(1 / 6, 1, () => shots.ofVeteran('/api/transactions?limit=50'));
  const summary = await run(1 / 6, 1, () => shots.ofVeteran('/api/dashboard-summary'));
  return { payments, processorTime, mixed, page, summary };
}
