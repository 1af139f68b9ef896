import { setTimeout as wait } from 'node:timers/promises';
import { auditOf, type Audit } from './audit.ts';
import { paymentLoad } from './payments.ts';
import { startServerProcess } from './serverProcess.ts';

export interface KillResult extends Audit {
  readonly rounds: number;
  readonly acknowledged: number;
  /** The longest from a start after a kill until it served. */
  readonly slowestStartMs: number;
}

const CUSTOMERS = 2;
const LANES = 8;

/** The random length of a round's load, in ms, so that the kill can hit any moment of a payment. */
const LOAD_MS = { least: 200, most: 1200 };

/**
 * Kills the server under payment load `rounds` times, and compares at the end.
 *
 * @param where the database: `{ DATA_DIR }` or `{ DATABASE_URL }`.
 */
export async function killServer(
  where: Readonly<Record<string, string>>,
  rounds: number,
): Promise<KillResult> {
  let server = await startServerProcess({ ...where, MEMBERS: String(CUSTOMERS) });
  const load = paymentLoad(server.members, LANES);
  await load.start(() => server.origin);
  let slowestStartMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    const enough = load.acknowledged.size;
    await wait(LOAD_MS.least + Math.random() * (LOAD_MS.most - LOAD_MS.least));
    while (load.acknowledged.size === enough) await wait(20);
    await server.kill();
    server = await startServerProcess(where);
    slowestStartMs = Math.max(slowestStartMs, server.startedInMs);
  }
  await load.stop();
  await server.stop();

  const found = await auditOf(where, load.acknowledged);
  return { rounds, acknowledged: load.acknowledged.size, slowestStartMs, ...found };
}
