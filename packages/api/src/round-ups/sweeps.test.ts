import { aprFromPercent, cents, epochMillis, type Instant } from '@dime-time/finance-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLogger } from '../config/logger.ts';
import type { Database } from '../db/index.ts';
import { addDebt, listDebts } from '../debts/index.ts';
import { listPayments } from '../debts/listPayments.ts';
import { checkLedger, type RequestContext } from '../ledger/index.ts';
import { type Crash, crashingDatabase } from '../testing/crashingDatabase.ts';
import { linkCheckingAccount } from '../testing/linkCheckingAccount.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { addTransaction } from '../transactions/addTransaction.ts';
import { lastWeek } from './lastWeek.ts';
import { findSweeps } from './findSweeps.ts';
import { DEFAULT_SETTINGS } from './readRoundUpSettings.ts';
import { saveRoundUpSettings } from './saveRoundUpSettings.ts';
import { thresholdSweep } from './thresholdSweep.ts';
import { weeklySweep } from './weeklySweep.ts';
import { runJob } from '../testing/runJob.ts';

const log = createLogger('silent');
const HOUR = 3_600_000;
/** A Monday. */
const BEGIN = epochMillis('2026-11-02T12:00:00Z');
const OWED = 1_000_000;

async function household(timeZone: string, autoApplyThreshold = cents(10_000)) {
  const database = await testDatabase();
  const home = await testHousehold(database, { timeZone, now: instantAt(BEGIN) });
  await linkCheckingAccount(database, home, null);
  await database.transaction(async (tx) => {
    await saveRoundUpSettings(tx, home, { ...DEFAULT_SETTINGS, autoApplyThreshold, multiplier: 5 });
    await addDebt(tx, home, {
      name: 'Card',
      currentBalance: cents(OWED),
      minimumPayment: cents(1000),
      interestRate: aprFromPercent(24.99),
      dueDate: 1,
    });
  });
  const buy = (at: Instant) =>
    database.transaction((tx) =>
      addTransaction(
        tx,
        { ...home, now: at },
        {
          merchant: 'Shop',
          category: 'Food',
          date: at,
          amount: cents(460),
        },
      ),
    );
  /** What one process does in one round, perhaps its last. */
  const tick = async (now: Instant, crash?: Crash) => {
    const deps = { database: crashingDatabase(database, crash), log, listDebts };
    await runJob(weeklySweep, deps, now).catch(() => undefined);
    await runJob(thresholdSweep, deps, now).catch(() => undefined);
  };
  return { database, home, buy, tick };
}

/** 5 × 40 cents. */
const ROUND_UP = 200;

async function sweepsOf(database: Database, home: RequestContext) {
  const payments = await listPayments(database.db, home);
  return payments.filter(({ source }) => source === 'roundup').toReversed();
}

test('a week is swept when it is over where the household lives, once', async () => {
  const { database, home, buy, tick } = await household('America/Los_Angeles');
  await buy('2026-11-04T18:00:00Z');
  await tick('2026-11-09T07:59:00Z');
  expect(await sweepsOf(database, home)).toEqual([]);
  await tick('2026-11-09T08:00:00Z');
  await buy('2026-11-09T09:00:00Z');
  await tick('2026-11-09T10:00:00Z');
  expect((await sweepsOf(database, home)).map(({ amount }) => amount)).toEqual([ROUND_UP]);
  await tick('2026-11-16T08:00:00Z');
  expect(await sweepsOf(database, home)).toHaveLength(2);
});

test('after a downtime of weeks all that was collected is swept, and no later purchase', async () => {
  const { database, home, buy, tick } = await household('UTC');
  await buy('2026-11-04T18:00:00Z');
  await buy('2026-11-12T18:00:00Z');
  await buy('2026-11-24T18:00:00Z');
  await tick('2026-11-25T00:00:00Z');
  expect((await sweepsOf(database, home)).map(({ amount }) => amount)).toEqual([2 * ROUND_UP]);
});

test('the threshold sweeps a day after it is reached, and only then', async () => {
  const { database, home, buy, tick } = await household('UTC', cents(1000));
  for (const hour of [1, 2, 3, 4]) await buy(instantAt(BEGIN + hour * HOUR));
  await tick(instantAt(BEGIN + 5 * HOUR));
  expect(await sweepsOf(database, home)).toEqual([]);
  for (const hour of [6, 7]) await buy(instantAt(BEGIN + hour * HOUR));
  const due = BEGIN + (6 + 24) * HOUR;
  await tick(instantAt(due - 1));
  expect(await sweepsOf(database, home)).toEqual([]);
  await Promise.all([tick(instantAt(due)), tick(instantAt(due))]);
  expect((await sweepsOf(database, home)).map(({ amount }) => amount)).toEqual([6 * ROUND_UP]);
});

test('wherever processes die and start again, each week is swept once and no cent is lost', async () => {
  const event = fc.record({
    hours: fc.integer({ min: 1, max: 90 }),
    what: fc.constantFrom('buy', 'tick', 'two ticks'),
    crash: fc.option(
      fc.record({ transaction: fc.integer({ min: 1, max: 4 }), isCommitted: fc.boolean() }),
      { nil: undefined },
    ),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { minLength: 4, maxLength: 14 }),
      fc.constantFrom('UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'),
      fc.constantFrom(cents(1000), cents(10_000)),
      async (events, timeZone, threshold) => {
        const { database, home, buy, tick } = await household(timeZone, threshold);
        let millis = BEGIN;
        const bought: Instant[] = [];
        for (const { hours, what, crash } of events) {
          millis += hours * HOUR;
          const now = instantAt(millis);
          if (what === 'buy') {
            await buy(now);
            bought.push(now);
          } else if (what === 'tick') await tick(now, crash);
          else await Promise.all([tick(now, crash), tick(now)]);
        }
        const swept = async () =>
          (await sweepsOf(database, home)).reduce((sum, { amount }) => sum + amount, 0);
        // A process that starts again at once, and lives: no week is left for the next one.
        await tick(instantAt(millis));
        const { endedAt } = lastWeek(instantAt(millis), timeZone);
        const due = bought.filter((at) => at < endedAt).length * ROUND_UP;
        expect(await swept()).toBeGreaterThanOrEqual(due);
        if (threshold > bought.length * ROUND_UP) expect(await swept()).toBe(due);
        await tick(instantAt(millis + 8 * 24 * HOUR));
        expect(await swept()).toBe(bought.length * ROUND_UP);
        expect((await listDebts(database.db, home))[0]?.currentBalance).toBe(
          OWED - bought.length * ROUND_UP,
        );
      },
    ),
    { numRuns: 12 },
  );
  expect((await checkLedger((await testDatabase()).db)).faults).toEqual([]);
});

function instantAt(millis: number): Instant {
  return new Date(millis).toISOString();
}

test('a zone is found by portions, and one that fails stops no other', async () => {
  const timeZone = 'Asia/Kathmandu';
  const homes = [];
  for (let count = 0; count < 5; count += 1) homes.push(await household(timeZone));
  for (const { buy } of homes) await buy('2026-11-04T18:00:00Z');
  const [{ database, home: broken }] = homes as [(typeof homes)[number]];
  const week = lastWeek('2026-11-10T12:00:00Z', timeZone);
  const { signal } = new AbortController();
  const batches = [];
  for await (const batch of findSweeps(database.db, { timeZone, week, signal, batchSize: 2 })) {
    batches.push(batch.map(({ userId }) => userId));
  }
  expect(batches.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(new Set(batches.flat())).toEqual(new Set(homes.map(({ home }) => home.userId)));

  const moveTo = (zone: string) =>
    database.db
      .updateTable('users')
      .set({ time_zone: zone })
      .where('id', '=', broken.userId)
      .execute();
  await moveTo('Nowhere/At_All');
  const errors: string[] = [];
  const telling = createLogger('error', { write: (line) => void errors.push(line) });
  await runJob(weeklySweep, { database, log: telling, listDebts }, '2026-11-10T12:00:00Z');
  await moveTo(timeZone);
  expect(errors.some((line) => line.includes('"timeZone":"Nowhere/At_All"'))).toBe(true);
  for (const { home } of homes.slice(1)) {
    expect(await sweepsOf(database, home)).toHaveLength(1);
  }
});
