import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../../packages/api/src/db/index.ts';
import {
  type Job,
  type SharedJob,
  startScheduler,
  withDeadLetters,
} from '../../packages/api/src/jobs/index.ts';
import { repairQueue } from '../../packages/api/src/jobs/repairQueue.ts';
import { openQueue } from '../../packages/api/src/jobs/openQueue.ts';
import { createQueues, DEAD_LETTERS, sendPieces } from '../../packages/api/src/jobs/queues.ts';
import { ENGINES, type OpenedDatabase } from './engines.ts';
import { jobOf, NOW, PATIENCE, piecesOf } from './jobTools.ts';
import { silentLog as log } from './silentLog.ts';

describe.each(ENGINES)('the queue, on %s', (_name, open) => {
  let opened: OpenedDatabase;
  let database: Database;
  beforeAll(async () => {
    opened = await open();
    ({ database } = opened);
  });
  afterAll(() => opened.close());

  /** What a server leaves that was killed in the middle of a piece. */
  const leave = async (job: SharedJob) => {
    const queue = openQueue({ database, log });
    await queue.start();
    await createQueues(queue, [job]);
    await sendPieces(queue, job, piecesOf('begun'));
    await queue.fetch(`${job.name}.pieces`);
    await sendPieces(queue, job, piecesOf('waiting', 'failed'));
    await database.runSql(
      `update pgboss.job set state = 'retry', start_after = now() + interval '20 minutes'
        where data ->> 'about' = 'failed'`,
    );
    await queue.stop({ graceful: false });
  };
  const ahead = async () => {
    const { rows } = await database.runSql(
      `select data ->> 'about' as about from pgboss.job where name like 'clock.%' and
        greatest(start_after, heartbeat_on, started_on) > now() + interval '10 minutes' order by 1`,
    );
    return rows;
  };

  test('a clock that was ahead and is set back puts nothing off', async () => {
    await leave(jobOf('clock', []));
    const failed = [{ about: 'failed' }];
    await repairQueue(database, true);
    expect(await ahead()).toEqual(failed);
    await database.runSql(
      `update pgboss.job set heartbeat_on = heartbeat_on + interval '1 year',
          started_on = started_on + interval '1 year',
          start_after = start_after + case state when 'created' then interval '1 year' else '0' end`,
    );
    // Nothing is looked through where the queues were never stamped by such a clock.
    await repairQueue(database, false);
    expect(await ahead()).toHaveLength(3);
    await database.runSql(`update pgboss.queue set monitor_claim_on = now() + interval '1 year'`);
    await repairQueue(database, false);
    expect(await ahead()).toEqual(failed);
    const { rows } = await database.runSql(
      `select 1 from pgboss.queue where monitor_claim_on > now()`,
    );
    expect(rows).toEqual([]);
  });

  test('a process that starts ends the run of one that was killed, and begins it again', async () => {
    let runs = 0;
    const job: Job = { name: 'killed', run: async () => void (runs += 1) };
    const killed = openQueue({ database, log });
    await killed.start();
    await createQueues(killed, [job]);
    await killed.send(job.name);
    expect(await killed.fetch(job.name)).toHaveLength(1);
    await killed.stop({ graceful: false });
    await database.runSql(
      `update pgboss.job set heartbeat_on = now() - interval '2 minutes' where name = 'killed'`,
    );
    await database.runSql(`update pgboss.queue set monitor_on = null, monitor_claim_on = null`);
    const scheduler = startScheduler({ database, clock: () => NOW, log }, [job]);
    await vi.waitUntil(() => runs === 1, PATIENCE);
    await scheduler.stop();
  });

  test('dead letters are listed and sent again, however many there are', async () => {
    await database.runSql(
      `insert into pgboss.job (name, data, singleton_key, source_name)
        select '${DEAD_LETTERS}', jsonb_build_object('userId', 'u', 'about', n::text), n::text, 'clock.pieces'
        from generate_series(1, 2001) n`,
    );
    const counts = { listed: 0, sent: 0, left: 0 };
    await withDeadLetters({ database, log }, async ({ list, send }) => {
      for await (const { piece } of list()) counts.listed += piece.userId === 'u' ? 1 : 0;
      counts.sent = await send();
      for await (const { piece } of list()) counts.left += piece.userId === 'u' ? 1 : 0;
    });
    expect(counts).toEqual({ listed: 2001, sent: 2001, left: 0 });
    // There is none left to send.
    await withDeadLetters({ database, log }, async ({ send }) => expect(await send()).toBe(0));
  });
});

test('a look at the dead letters makes no queue', async () => {
  const database = await openDatabase({ log });
  let looks = 0;
  await withDeadLetters({ database, log }, async () => void (looks += 1));
  const { rows } = await database.runSql(`select to_regclass('pgboss.version')::text as name`);
  await database.close();
  expect({ looks, rows }).toEqual({ looks: 0, rows: [{ name: null }] });
});

test('the embedded database begins again at once what a killed process had', async () => {
  const database = await openDatabase({ log });
  const done: string[] = [];
  const job = jobOf('recovered', [], done);
  const killed = openQueue({ database, log });
  await killed.start();
  await createQueues(killed, [job]);
  await sendPieces(killed, job, piecesOf('begun', 'waiting'));
  expect(await killed.fetch('recovered.pieces')).toHaveLength(1);
  await database.runSql(
    `update pgboss.job set start_after = now() + interval '1 year',
      heartbeat_on = now() + interval '1 year', started_on = now() + interval '1 year'`,
  );
  await killed.stop({ graceful: false });
  const scheduler = startScheduler({ database, clock: () => NOW, log }, [job]);
  await vi.waitUntil(() => done.length === 2, PATIENCE);
  await scheduler.stop();
  await database.close();
  expect(done.toSorted()).toEqual(['begun', 'waiting']);
});
