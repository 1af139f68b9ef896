import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLogger } from '../../packages/api/src/config/logger.ts';
import { type Database, openDatabase, sql } from '../../packages/api/src/db/index.ts';
import {
  type Job,
  type Piece,
  type SharedJob,
  startScheduler,
  withDeadLetters,
} from '../../packages/api/src/jobs/index.ts';
import { openQueue } from '../../packages/api/src/jobs/openQueue.ts';
import { createQueues, sendPieces } from '../../packages/api/src/jobs/queues.ts';
import { startPostgres } from '../tools/postgres.ts';
import { startPostgresProxy } from '../tools/postgresProxy.ts';
import { ENGINES, type OpenedDatabase } from './engines.ts';

const NOW = '2026-11-19T14:05:00Z';
const PATIENCE = { timeout: 30_000, interval: 10 };
const log = createLogger('silent');

describe.each(ENGINES)('the jobs, on %s', (_name, open) => {
  let opened: OpenedDatabase;
  let database: Database;
  beforeAll(async () => {
    opened = await open();
    ({ database } = opened);
  });
  afterAll(() => opened.close());
  afterEach(() => {
    vi.useRealTimers();
  });

  const start = (jobs: readonly Job[], now = NOW) =>
    startScheduler({ database, clock: () => now, log }, jobs);

  const piece = (about: string): Piece => ({ userId: 'u', about });

  /** A job of these pieces; each is noted when it is done, and then no longer due. */
  const shared = (name: string, pieces: readonly Piece[], done: string[]): SharedJob => ({
    name,
    concurrency: 2,
    batchSize: 2,
    async *find() {
      yield pieces.filter(({ about }) => !done.includes(about));
    },
    work: async (_deps, { about }) => {
      if (!done.includes(about)) done.push(about);
    },
  });

  /** Makes what was queued for later due at once. */
  const hurry = () =>
    database.runSql(
      `update pgboss.job set start_after = now() where state in ('created', 'retry')`,
    );

  test('a round begins at once, and a job that fails or waits holds up none of the others', async () => {
    const done: string[] = [];
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const scheduler = start([
      { name: 'broken', run: () => Promise.reject(new Error('broken')) },
      { name: 'slow', run: () => ended },
      { name: 'whole', run: async (_deps, now) => void done.push(now) },
      shared('parts', [piece('1'), piece('2'), piece('3')], done),
    ]);
    await vi.waitUntil(() => done.length === 4, PATIENCE);
    end();
    await scheduler.stop();
    expect(done.toSorted()).toEqual(['1', '2', NOW, '3']);
  });

  test('a piece is worked on once at a time, whichever process finds it', async () => {
    const done: string[] = [];
    const working: string[] = [];
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const pieces = Array.from({ length: 30 }, (_none, index) => piece(`once-${index}`));
    let rounds = 0;
    const job = shared('once', pieces, done);
    const jobs: Job[] = [
      {
        ...job,
        async *find(...parts) {
          yield* job.find(...parts);
          rounds += 1;
        },
        async work(deps, one, now) {
          working.push(one.about);
          await ended;
          await job.work(deps, one, now);
        },
      },
    ];
    const schedulers = [];
    // The embedded database belongs to one process.
    for (const round of database.kind === 'embedded' ? [1] : [1, 2]) {
      schedulers.push(start(jobs));
      await vi.waitUntil(() => rounds >= round && working.length > 0, PATIENCE);
    }
    end();
    await vi.waitUntil(() => done.length >= pieces.length, PATIENCE);
    for (const scheduler of schedulers) await scheduler.stop();
    expect(working.toSorted()).toEqual(pieces.map(({ about }) => about).toSorted());
  });

  test('a piece that is still due when it was done is done again in the next round', async () => {
    const done: string[] = [];
    const job: SharedJob = {
      ...shared('again', [piece('one')], []),
      // As where the clock of this process was behind, or another one held the row.
      work: async (_deps, { about }) => void done.push(about),
    };
    for (let count = 1; count <= 3; count += 1) {
      const scheduler = start([job]);
      await vi.waitUntil(() => done.length >= count, PATIENCE);
      await scheduler.stop();
    }
    expect(done).toEqual(['one', 'one', 'one']);
  });

  test('a piece that fails is tried again, and what failed too often is listed and sent again', async () => {
    let [isDue, isBroken] = [true, true];
    const done: string[] = [];
    let attempts = 0;
    const job: SharedJob = {
      ...shared('failing', [], done),
      async *find() {
        yield isDue ? [piece('one')] : [];
      },
      work: async (_deps, { about }) => {
        attempts += 1;
        if (isBroken) throw new Error('of ada@example.test');
        done.push(about);
      },
    };
    // Each start looks at once, where a worker would wait its time.
    const until = async (count: number) => {
      const scheduler = start([job]);
      await vi.waitUntil(() => attempts >= count, PATIENCE);
      await scheduler.stop();
      await hurry();
    };
    await until(1);
    isDue = false;
    await until(2);
    // As if all attempts but the last had been made.
    await database.runSql(
      `update pgboss.job set retry_count = retry_limit - 1 where name = 'failing.pieces'`,
    );
    await until(3);
    [isDue, isBroken] = [true, false];
    // What was given up begins again as long as it is due.
    await until(4);
    isDue = false;
    const letters: unknown[] = [];
    await withDeadLetters({ database, log }, async ({ list, send }) => {
      for await (const letter of list()) letters.push(letter);
      expect(await send()).toBe(1);
      for await (const letter of list()) letters.push(letter);
    });
    expect(letters).toMatchObject([{ queue: 'failing.pieces', piece: piece('one') }]);
    const { rows } = await database.runSql(
      `select 1 from pgboss.job where output::text like '%ada@%'`,
    );
    expect(rows).toEqual([]);
    await until(5);
    expect(done).toEqual(['one', 'one']);
  });

  test('what a process had begun when it was killed is begun again', async () => {
    const done: string[] = [];
    const job = shared('killed', [piece('one')], done);
    const killed = openQueue({ database, log });
    await killed.start();
    await createQueues(killed, [job]);
    await sendPieces(killed, job, [piece('one')]);
    expect(await killed.fetch('killed.pieces')).toHaveLength(1);
    await database.runSql(
      `update pgboss.job set heartbeat_on = now() - interval '2 minutes' where state = 'active'`,
    );
    await killed.supervise();
    await killed.stop({ graceful: false });
    await hurry();
    const scheduler = start([job]);
    await vi.waitUntil(() => done.length > 0, PATIENCE);
    await scheduler.stop();
    expect(done).toEqual(['one']);
  });

  test('a stop waits for what is under way, and begins nothing more', async () => {
    const done: string[] = [];
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const pieces = Array.from({ length: 12 }, (_none, index) => piece(`stop-${index}`));
    const job = shared('stopped', pieces, done);
    const scheduler = start([
      {
        ...job,
        async work(deps, one, now) {
          begin();
          await ended;
          await job.work(deps, one, now);
        },
      },
    ]);
    await begun;
    const stopped = scheduler.stop();
    end();
    await stopped;
    const before = done.length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThanOrEqual(job.concurrency);
    await hurry();
    // The next server does the rest, and nothing twice.
    const next = start([job]);
    await vi.waitUntil(() => done.length >= pieces.length, PATIENCE);
    await next.stop();
    expect(done.toSorted()).toEqual(pieces.map(({ about }) => about).toSorted());
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
