import { aprFromPercent, calendarDay, cents, type Instant } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { createLogger } from '../config/logger.ts';
import { addDebt, listDebts } from '../debts/index.ts';
import { listPayments } from '../debts/listPayments.ts';
import type { Piece, SharedJob } from '../jobs/index.ts';
import { linkCheckingAccount } from '../testing/linkCheckingAccount.ts';
import { runJob } from '../testing/runJob.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { addTransaction } from '../transactions/addTransaction.ts';
import { DEFAULT_SETTINGS } from './readRoundUpSettings.ts';
import { saveRoundUpSettings } from './saveRoundUpSettings.ts';
import type { SweepDeps } from './sweepRoundUps.ts';
import { thresholdSweep } from './thresholdSweep.ts';
import { weeklySweep } from './weeklySweep.ts';

/** A Wednesday; its week ends with the Monday after it. */
const BOUGHT = '2026-11-04T18:00:00Z';
const SUNDAY = '2026-11-08';

/** A household in which 12 dollars wait; the threshold is 10. */
async function household() {
  const database = await testDatabase();
  const home = await testHousehold(database, { now: BOUGHT });
  const deps = { database, log: createLogger('silent'), listDebts };
  await linkCheckingAccount(database, home, null);
  const buy = (at: Instant) =>
    database.transaction((tx) =>
      addTransaction(
        tx,
        { ...home, now: at },
        { merchant: 'Shop', category: 'Food', date: at, amount: cents(420) },
      ),
    );
  const owe = () =>
    database.transaction((tx) =>
      addDebt(tx, home, {
        name: 'Card',
        currentBalance: cents(100_000),
        minimumPayment: cents(1000),
        interestRate: aprFromPercent(24.99),
        dueDate: 1,
      }),
    );
  await database.transaction((tx) =>
    saveRoundUpSettings(tx, home, {
      ...DEFAULT_SETTINGS,
      autoApplyThreshold: cents(1000),
      multiplier: 5,
    }),
  );
  for (let count = 1; count <= 3; count += 1) await buy(BOUGHT);
  return {
    database,
    home,
    deps,
    buy,
    owe,
    paid: async () => (await listPayments(database.db, home)).map(({ amount }) => amount),
    found: async (job: SharedJob<SweepDeps>, now: Instant) => {
      const pieces: Piece[] = [];
      for await (const some of job.find(deps, now, new AbortController().signal)) {
        pieces.push(...some.filter(({ userId }) => userId === home.userId));
      }
      return pieces;
    },
    run: (job: SharedJob<SweepDeps>, now: Instant) => runJob(job, deps, now),
  };
}

test.each([
  ['threshold', thresholdSweep, '2026-11-05T18:00:00Z', '2026-11-05T17:59:59Z'],
  ['week', weeklySweep, '2026-11-09T00:00:00Z', '2026-11-08T23:59:59Z'],
] as const)(
  'a sweep of a %s that a process finds before the clock of another waits for that clock, once',
  async (_name, job, due, early) => {
    const { deps, owe, paid, found } = await household();
    await owe();
    const [piece] = await found(job, due);
    if (!piece) throw new Error('The sweep that is due was not found.');
    await job.work(deps, piece, early);
    expect(await paid()).toEqual([]);
    expect(await found(job, due)).toEqual([piece]);
    await job.work(deps, piece, due);
    await job.work(deps, piece, due);
    expect(await paid()).toEqual([1200]);
    expect(await found(job, due)).toEqual([]);
  },
);

test('a week that moved nothing is not swept again before it is over', async () => {
  const { deps, home, owe, paid, run, found, buy } = await household();
  await run(weeklySweep, '2026-11-09T08:00:00Z');
  await owe();
  await buy('2026-11-10T08:00:00Z');
  await run(weeklySweep, '2026-11-10T09:00:00Z');
  // Nor where another process had found it before.
  await weeklySweep.work(deps, { userId: home.userId, about: SUNDAY }, '2026-11-10T09:00:00Z');
  expect(await found(weeklySweep, '2026-11-15T23:59:59Z')).toEqual([]);
  expect(await paid()).toEqual([]);
  await run(weeklySweep, '2026-11-16T00:00:00Z');
  expect(await paid()).toEqual([1600]);
});

test('the weeks that were swept are known for a month', async () => {
  const { database, home, deps } = await household();
  for (const sunday of ['2026-10-04', SUNDAY, '2026-11-15', '2026-11-15']) {
    await weeklySweep.work(deps, { userId: home.userId, about: sunday }, '2026-11-17T00:00:00Z');
  }
  const rows = await database.db
    .selectFrom('weekly_sweeps')
    .select('sunday')
    .where('user_id', '=', home.userId)
    .orderBy('sunday')
    .execute();
  expect(rows).toEqual([{ sunday: SUNDAY }, { sunday: '2026-11-15' }]);
});

test.each([weeklySweep, thresholdSweep])(
  'the $name of a household that was deleted meanwhile is nothing',
  async (job) => {
    const { deps, found } = await household();
    const now = '2026-11-17T00:00:00Z';
    await job.work(deps, { userId: 'u_gone', about: SUNDAY }, now);
    expect(await found(job, now)).toHaveLength(1);
  },
);

test('a zone in which nothing was due is searched once an hour, and when its next week is over', async () => {
  const { database, home, found, run, buy } = await household();
  const zone = database.db.updateTable('users').set({ time_zone: 'Pacific/Chatham' });
  await zone.where('id', '=', home.userId).execute();
  const forget = () =>
    database.db.deleteFrom('weekly_sweeps').where('user_id', '=', home.userId).execute();
  await run(weeklySweep, '2026-11-10T08:00:00Z');
  expect(await found(weeklySweep, '2026-11-10T08:01:00Z')).toEqual([]);
  // As for a household that moved to the zone.
  await forget();
  expect(await found(weeklySweep, '2026-11-10T09:00:59Z')).toEqual([]);
  expect(await found(weeklySweep, '2026-11-10T09:01:00Z')).toHaveLength(1);
  await run(weeklySweep, '2026-11-10T09:01:00Z');
  expect(await found(weeklySweep, '2026-11-15T10:00:00Z')).toEqual([]);
  await buy('2026-11-12T08:00:00Z');
  // Sunday ends at 10:15 there.
  expect(await found(weeklySweep, '2026-11-15T10:15:00Z')).toHaveLength(1);
});

test('a search by a clock that was ahead counts for nothing once it is set back', async () => {
  const { database, home, found } = await household();
  const zone = database.db.updateTable('users').set({ time_zone: 'Pacific/Marquesas' });
  await zone.where('id', '=', home.userId).execute();
  await database.db
    .insertInto('sweep_searches')
    .values({
      time_zone: 'Pacific/Marquesas',
      sunday: calendarDay(SUNDAY),
      searched_at: '2026-11-12T00:00:00Z',
    })
    .execute();
  expect(await found(weeklySweep, '2026-11-11T23:59:59Z')).toHaveLength(1);
  expect(await found(weeklySweep, '2026-11-12T00:59:59Z')).toEqual([]);
});
