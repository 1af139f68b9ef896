import { setTimeout as wait } from 'node:timers/promises';
import { createLogger } from '../../packages/api/src/config/logger.ts';
import { openDatabase } from '../../packages/api/src/db/index.ts';
import type { PostgresServer } from '../tools/postgres.ts';
import { audit, type Audit } from './audit.ts';
import { paymentLoad } from './payments.ts';
import { startServerProcess } from './serverProcess.ts';

export interface DatabaseKillResult extends Audit {
  readonly rounds: number;
  readonly acknowledged: number;
  /** The longest from the return of the database until a payment went through. */
  readonly slowestReturnMs: number;
  /** The longest that a request waited for its answer while the database was gone. */
  readonly slowestRefusalMs: number;
}

const CUSTOMERS = 2;
const LANES = 8;

/** Kills the database under payment load, and starts it again, under one server that never ends. */
export async function killPostgres(
  postgres: PostgresServer,
  rounds: number,
): Promise<DatabaseKillResult> {
  const url = await postgres.createDatabase();
  const server = await startServerProcess({ DATABASE_URL: url, MEMBERS: String(CUSTOMERS) });
  const load = paymentLoad(server.members, LANES);
  await load.start(() => server.origin);
  let slowestReturnMs = 0;
  let slowestRefusalMs = 0;
  const untilPaid = async () => {
    const began = performance.now();
    const before = load.acknowledged.size;
    while (load.acknowledged.size === before) {
      if (!server.isRunning()) throw new Error('The server ended with its database.');
      await wait(10);
    }
    return performance.now() - began;
  };
  for (let round = 0; round < rounds; round += 1) {
    await untilPaid();
    await wait(Math.random() * 500);
    postgres.kill();
    slowestRefusalMs = Math.max(slowestRefusalMs, await timeOfRefusal(server.origin));
    await postgres.start();
    slowestReturnMs = Math.max(slowestReturnMs, await untilPaid());
  }
  await load.stop();
  await server.stop();
  const database = await openDatabase({ url, log: createLogger('silent') });
  try {
    const found = await audit(database.db, load.acknowledged);
    const acknowledged = load.acknowledged.size;
    return { rounds, acknowledged, slowestReturnMs, slowestRefusalMs, ...found };
  } finally {
    await database.close();
  }
}

/** The last connections of a killed server answer for a moment; then it is a refusal that counts. */
async function timeOfRefusal(origin: string): Promise<number> {
  for (;;) {
    const began = performance.now();
    const { status } = await fetch(`${origin}/ready`);
    if (status === 503) return performance.now() - began;
    if (status !== 200) throw new Error(`Ready was ${String(status)} without a database.`);
    await wait(10);
  }
}
