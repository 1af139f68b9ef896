import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLogger } from '../../packages/api/src/config/logger.ts';
import { type Database, openDatabase, sql } from '../../packages/api/src/db/index.ts';
import { type Job, startScheduler } from '../../packages/api/src/jobs/index.ts';
import { startPostgres } from '../tools/postgres.ts';
import { startPostgresProxy } from '../tools/postgresProxy.ts';
import { ENGINES, type OpenedDatabase } from './engines.ts';
import { jobOf, NOW, PATIENCE, piecesOf } from './jobTools.ts';
import { silentLog as log } from './silentLog.ts';

describe.each(ENGINES)('the jobs, on %s', (_name, open) => {
  let opened: OpenedDatabase;
  let database: Database;
  beforeAll(async () => {
    opened = await open();
    ({ database } = opened);
  });
  afterAll(() => opened.close());

  const start = (jobs: readonly Job[], now = NOW) =>
    startScheduler({ database, clock: () => now, log }, jobs);

  test('a round begins at once, and a job that fails or waits holds up none of the others', async () => {
    const done: string[] = [];
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const scheduler = start([
      { name: 'broken', run: () => Promise.reject(new Error('broken')) },
      { name: 'slow', run: () => ended },
      { name: 'whole', run: async (_deps, now) => void done.push(now) },
      jobOf('parts', piecesOf('1', '2', '3'), done),
    ]);
    await vi.waitUntil(() => done.length === 4, PATIENCE);
    end();
    await scheduler.stop();
    expect(done.toSorted()).toEqual(['1', '2', NOW, '3']);
  });

  test('a stop tells the job under way, and waits no longer than a while for one that does not end', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<AbortSignal>();
    const scheduler = start([
      {
        name: 'endless',
        run: (_deps, _now, signal) => {
          begin(signal);
          return new Promise(() => undefined);
        },
      },
    ]);
    const signal = await begun;
    expect(signal.aborted).toBe(false);
    const started = performance.now();
    await scheduler.stop();
    expect(signal.aborted).toBe(true);
    expect(performance.now() - started).toBeLessThan(8000);
  });

  test('a job that takes longer than it may is told so, and the next round begins it again', async () => {
    const signals: AbortSignal[] = [];
    const job: Job = {
      name: 'limited',
      timeLimit: 1,
      run: async (_deps, _now, signal) => {
        signals.push(signal);
        await wait(60_000, undefined, { signal }).catch(() => undefined);
      },
    };
    const first = start([job]);
    await vi.waitUntil(() => signals[0]?.aborted, PATIENCE);
    await first.stop();
    const second = start([job]);
    await vi.waitUntil(() => signals.length === 2, PATIENCE);
    await second.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  test('after a jump of the clock, what cannot be taken back waits', async () => {
    const done: string[] = [];
    const job = (name: string, needsSteadyClock: boolean): Job => ({
      name,
      needsSteadyClock,
      run: async (_deps, now) => void done.push(`${name} ${now.slice(0, 10)}`),
    });
    const roundAt = async (day: string, count: number) => {
      done.length = 0;
      const scheduler = start([job('forget', true), job('sweep', false)], `${day}T14:05:00Z`);
      await vi.waitUntil(() => done.length >= count, PATIENCE);
      await scheduler.stop();
      return done.toSorted();
    };
    await sql`delete from job_rounds`.execute(database.db);
    expect(await roundAt('2026-11-19', 2)).toEqual(['forget 2026-11-19', 'sweep 2026-11-19']);
    expect(await roundAt('2027-12-24', 1)).toEqual(['sweep 2027-12-24']);
    // The correct clock again, after one start with a wrong one.
    expect(await roundAt('2026-11-20', 2)).toEqual(['forget 2026-11-20', 'sweep 2026-11-20']);
  });
});

test('a database that is not there at the start is waited for', async () => {
  const server = await startPostgres();
  const proxy = await startPostgresProxy(await server.createDatabase());
  proxy.refuse(true);
  const warnings: string[] = [];
  const telling = createLogger('warn', { write: (line) => void warnings.push(line) });
  const database = await openDatabase({ url: proxy.url, log });
  const done: string[] = [];
  const scheduler = startScheduler({ database, clock: () => NOW, log: telling }, [
    { name: 'late', run: async (_deps, now) => void done.push(now) },
  ]);
  await vi.waitUntil(() => warnings.length > 0, PATIENCE);
  expect(done).toEqual([]);
  proxy.refuse(false);
  await vi.waitUntil(() => done.length > 0, PATIENCE);
  await scheduler.stop();
  await database.close();
  proxy.stop();
  await server.stop();
});
