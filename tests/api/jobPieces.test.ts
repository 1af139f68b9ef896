import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../packages/api/src/db/index.ts';
import {
  type Job,
  type SharedJob,
  startScheduler,
  withDeadLetters,
} from '../../packages/api/src/jobs/index.ts';
import { openQueue } from '../../packages/api/src/jobs/openQueue.ts';
import { createQueues, sendPieces } from '../../packages/api/src/jobs/queues.ts';
import { ENGINES, type OpenedDatabase } from './engines.ts';
import { jobOf, NOW, PATIENCE, piecesOf } from './jobTools.ts';
import { silentLog as log } from './silentLog.ts';

describe.each(ENGINES)('the pieces of jobs, on %s', (_name, open) => {
  let opened: OpenedDatabase;
  let database: Database;
  beforeAll(async () => {
    opened = await open();
    ({ database } = opened);
  });
  afterAll(() => opened.close());

  const start = (jobs: readonly Job[]) => startScheduler({ database, clock: () => NOW, log }, jobs);

  /** Makes what was queued for later due at once. */
  const hurry = () =>
    database.runSql(
      `update pgboss.job set start_after = now() where state in ('created', 'retry')`,
    );

  test('a piece is worked on once at a time, whichever process finds it', async () => {
    const done: string[] = [];
    const working: string[] = [];
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const pieces = piecesOf(...Array.from({ length: 30 }, (_none, index) => `once-${index}`));
    let rounds = 0;
    const job = jobOf('once', pieces, done);
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
      ...jobOf('again', piecesOf('one'), []),
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
      ...jobOf('failing', [], done),
      async *find() {
        yield isDue ? piecesOf('one') : [];
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
    expect(letters).toMatchObject(
      piecesOf('one').map((piece) => ({ queue: 'failing.pieces', piece })),
    );
    const { rows } = await database.runSql(
      `select 1 from pgboss.job where output::text like '%ada@%'`,
    );
    expect(rows).toEqual([]);
    await until(5);
    expect(done).toEqual(['one', 'one']);
  });

  test('what a process had begun when it was killed is begun again', async () => {
    const done: string[] = [];
    const job = jobOf('killed', piecesOf('one'), done);
    const killed = openQueue({ database, log });
    await killed.start();
    await createQueues(killed, [job]);
    await sendPieces(killed, job, piecesOf('one'));
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
    const pieces = piecesOf(...Array.from({ length: 12 }, (_none, index) => `stop-${index}`));
    const job = jobOf('stopped', pieces, done);
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
});
