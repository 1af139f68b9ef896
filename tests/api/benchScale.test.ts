import { expect, test } from 'vitest';
import { systemClock } from '../../packages/api/src/config/clock.ts';
import { createLogger } from '../../packages/api/src/config/logger.ts';
import { listDebts } from '../../packages/api/src/debts/index.ts';
import { startScheduler } from '../../packages/api/src/jobs/index.ts';
import { checkLedger } from '../../packages/api/src/ledger/index.ts';
import { weeklySweep } from '../../packages/api/src/round-ups/index.ts';
import { runJob } from '../../packages/api/src/testing/runJob.ts';
import { testDatabase } from '../../packages/api/src/testing/testDatabase.ts';
import { addHouseholds, householdOf, makeSweepsDue } from '../bench/scale/households.ts';
import { openLoad } from '../bench/scale/openLoad.ts';
import { auditJobs } from '../faults/auditJobs.ts';
import { startApi } from '../tools/startApi.ts';

const READS = ['/api/dashboard-summary', '/api/transactions', '/api/debts', '/api/payments'];

test('households made in bulk have a valid ledger, are signed in and are swept once', async () => {
  const database = await testDatabase();
  await addHouseholds(database, { first: 1, last: 3 });
  expect((await checkLedger(database.db)).faults).toEqual([]);

  const api = await startApi({}, database);
  const { count, failures } = await openLoad({
    origin: api.origin,
    perSecond: 100,
    seconds: 0.12,
    next: (index) => ({
      method: 'GET',
      path: READS[index % READS.length] ?? '',
      headers: { Cookie: householdOf(1 + (index % 3)).cookie },
    }),
  });
  await api.stop();
  expect({ count, failures: [...failures] }).toEqual({ count: 12, failures: [] });

  const log = createLogger('silent');
  // The audit reads the tables of the queue.
  const scheduler = startScheduler({ database, log, clock: systemClock }, []);
  await scheduler.begun;
  await scheduler.stop();
  const sweep = () => runJob(weeklySweep, { database, listDebts, log }, new Date().toISOString());
  const households = [1, 2, 3].map((number) => householdOf(number).userId);
  const due = { households, messages: [], banksDueAt: new Date().toISOString() };
  const audit = () => auditJobs(database, due, { mailed: new Set(), ordered: new Set() });
  await sweep();
  expect(await audit()).toMatchObject({ sweeps: 0, lost: 3 });
  await makeSweepsDue(database.db, { first: 1, last: 3 });
  await sweep();
  await sweep();
  expect(await audit()).toMatchObject({ sweeps: 3, lost: 0, doubled: 0, brokenRules: [] });
});
