import type { Database } from '../../../packages/api/src/db/index.ts';
import { auditJobs, type JobsAudit } from '../../faults/auditJobs.ts';
import { DUE_NOW, SILENT_FOR_MINUTES } from '../../faults/killJobs.ts';
import { type ServerProcess, startServerProcess } from '../../faults/serverProcess.ts';
import { addHouseholds, householdOf, type HouseholdRange, makeSweepsDue } from './households.ts';
import { untilSwept } from './sweeps.ts';
import { untilIdle } from './untilIdle.ts';

export interface KillOptions {
  readonly database: Database;
  /** Where the workers find the same database. */
  readonly url: string;
  /** The number of the first household that is added. */
  readonly first: number;
  /** Households that are due before each kill. */
  readonly households: number;
  readonly kills: number;
}

/**
 * Kills one of two workers with each run of sweeps that it began: early in the first run, late in the
 * last one. The other worker goes on, and does the pieces of the killed one again.
 */
export async function killWorker(options: KillOptions): Promise<JobsAudit & { due: number }> {
  const { database, url, first, households, kills } = options;
  const { db, runSql } = database;
  const all: HouseholdRange = { first, last: first + households * kills - 1 };
  await addHouseholds(database, all);
  const workers: ServerProcess[] = [];
  const start = async () => {
    const worker = await startServerProcess({ DATABASE_URL: url, DIME_ROLE: 'worker' });
    workers.push(worker);
    return worker;
  };
  try {
    await start();
    for (let kill = 0; kill < kills; kill += 1) {
      const begin = first + kill * households;
      const range = { first: begin, last: begin + households - 1 };
      await makeSweepsDue(db, range);
      // A start begins a run.
      const worker = await start();
      const count = Math.ceil(((kill + 1) / (kills + 1)) * households);
      await untilSwept(db, range, { count, lookMs: 5 });
      await worker.kill();
      // As after minutes: what the other worker does at this moment is done twice as well.
      await runSql(SILENT_FOR_MINUTES);
    }
    await start();
    const meanwhile = () => runSql(DUE_NOW);
    await untilSwept(db, all, { meanwhile });
    await untilIdle(database, meanwhile);
  } finally {
    for (const worker of workers) if (worker.isRunning()) await worker.stop();
  }
  const numbers = Array.from({ length: households * kills }, (_, index) => first + index);
  const due = {
    households: numbers.map((number) => householdOf(number).userId),
    messages: [],
    banksDueAt: new Date().toISOString(),
  };
  const outside = { mailed: new Set<string>(), ordered: new Set<string>() };
  return { due: numbers.length, ...(await auditJobs(database, due, outside)) };
}
