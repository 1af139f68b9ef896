import { aprFromPercent, cents } from '@dime-time/finance-core';
import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { createLogger } from '../config/logger.ts';
import { readDashboardSummary } from '../dashboard/readDashboardSummary.ts';
import { addDebt, listDebts } from '../debts/index.ts';
import { listPayments } from '../debts/listPayments.ts';
import { payDebt } from '../debts/payDebt.ts';
import { checkLedger } from '../ledger/index.ts';
import { linkCheckingAccount } from '../testing/linkCheckingAccount.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { addTransaction } from '../transactions/addTransaction.ts';
import { DEFAULT_SETTINGS } from './readRoundUpSettings.ts';
import { saveRoundUpSettings } from './saveRoundUpSettings.ts';
import { thresholdSweep } from './thresholdSweep.ts';
import { runJob } from '../testing/runJob.ts';

const DAY = 24 * 60;

/** A household that collects 4.50 with each purchase; its purchases and sweeps follow one another. */
async function household({ available = null }: { available?: number | null } = {}) {
  const database = await testDatabase();
  const home = await testHousehold(database);
  await linkCheckingAccount(database, home, available);
  let minute = 0;
  const at = (more = 0) => new Date(Date.UTC(2026, 10, 17, 12, minute + more)).toISOString();
  const next = () => {
    minute += 1;
    return at();
  };
  const nextSweep = async () =>
    (await readDashboardSummary(database.db, { ...home, now: at() })).nextSweep;
  return {
    at,
    nextSweep,
    applyAt: (threshold: number, more: Partial<RoundUpSettings> = {}) =>
      database.transaction((tx) =>
        saveRoundUpSettings(
          tx,
          { ...home, now: at() },
          {
            ...DEFAULT_SETTINGS,
            autoApplyThreshold: cents(threshold),
            multiplier: 5,
            ...more,
          },
        ),
      ),
    owe: () =>
      database.transaction((tx) =>
        addDebt(tx, home, {
          name: 'Card',
          currentBalance: cents(100_000),
          minimumPayment: cents(100),
          interestRate: aprFromPercent(20),
          dueDate: 1,
        }),
      ),
    buy: async (count: number) => {
      for (let bought = 0; bought < count; bought += 1) {
        const now = next();
        const purchase = { merchant: 'Shop', category: 'Food', date: now, amount: cents(410) };
        await database.transaction((tx) => addTransaction(tx, { ...home, now }, purchase));
      }
    },
    pay: async (amount: number) => {
      const [debt] = await listDebts(database.db, home);
      const payment = { debtId: debt?.id ?? '', amount: cents(amount), source: 'roundup' } as const;
      await database.transaction((tx) => payDebt(tx, { ...home, now: next() }, payment));
    },
    /** A day passes, or less, and the sweeps that are due are made. */
    sweep: (minutes = DAY) => {
      minute += minutes;
      return runJob(thresholdSweep, { database, log: createLogger('silent'), listDebts }, at());
    },
    paid: async () => (await listPayments(database.db, home)).map(({ amount }) => amount),
    faults: async () => (await checkLedger(database.db)).faults,
  };
}

test('a sweep that found nothing owed is asked for again once something is', async () => {
  const { applyAt, owe, buy, sweep, paid, faults } = await household();
  await applyAt(1000);
  await buy(3);
  await sweep();
  await owe();
  await buy(1);
  await sweep();
  expect(await paid()).toEqual([1800]);
  await sweep();
  expect(await paid()).toEqual([1800]);
  expect(await faults()).toEqual([]);
});

test('a sweep that found the threshold raised is asked for again at the new one', async () => {
  const { applyAt, owe, buy, sweep, paid } = await household();
  await owe();
  await applyAt(1000);
  await buy(3);
  await applyAt(2500);
  await sweep();
  await buy(2);
  await sweep();
  expect(await paid()).toEqual([]);
  await buy(1);
  await sweep();
  expect(await paid()).toEqual([2700]);
});

test('it is announced a day before it moves money', async () => {
  const { at, applyAt, owe, buy, sweep, paid, nextSweep } = await household();
  await owe();
  await applyAt(1000);
  await buy(3);
  expect(await nextSweep()).toBe(at(DAY));
  await buy(1);
  await sweep(DAY - 2);
  expect(await paid()).toEqual([]);
  await sweep(1);
  expect(await paid()).toEqual([1800]);
});

test('a threshold that is lowered to what waits is announced, one that is raised takes it back', async () => {
  const { at, applyAt, owe, buy, nextSweep, sweep, paid } = await household();
  await owe();
  await applyAt(10_000, { sweep: 'threshold' });
  await buy(3);
  expect(await nextSweep()).toBeUndefined();
  await applyAt(1000, { sweep: 'threshold' });
  expect(await nextSweep()).toBe(at(DAY));
  await applyAt(10_000, { sweep: 'threshold' });
  expect(await nextSweep()).toBeUndefined();
  await sweep();
  expect(await paid()).toEqual([]);
});

test('what is applied by hand takes it back, and the next one has its own day', async () => {
  const { at, applyAt, owe, buy, pay, nextSweep, sweep, paid } = await household();
  await owe();
  await applyAt(1000, { sweep: 'threshold' });
  await buy(3);
  await sweep(DAY - 10);
  await pay(1350);
  expect(await nextSweep()).toBeUndefined();
  await buy(3);
  expect(await nextSweep()).toBe(at(DAY));
  await sweep(60);
  expect(await paid()).toEqual([1350]);
  await sweep();
  expect(await paid()).toEqual([1350, 1350]);
});

test('what a floor holds back is announced anew', async () => {
  const { at, applyAt, owe, buy, sweep, paid, nextSweep } = await household({ available: 10_500 });
  await owe();
  await applyAt(1000, { sweep: 'threshold', floor: cents(10_000) });
  await buy(4);
  await sweep();
  expect(await paid()).toEqual([500]);
  expect(await nextSweep()).toBe(at(DAY));
  await sweep();
  expect(await paid()).toEqual([500, 500]);
  expect(await nextSweep()).toBeUndefined();
});

test('who applies by the week is swept at no threshold, who pauses at none until then', async () => {
  const { at, applyAt, owe, buy, sweep, paid, nextSweep } = await household();
  await owe();
  await applyAt(1000, { sweep: 'weekly' });
  await buy(3);
  expect(await nextSweep()).toBe('2026-11-23T00:00:00.000Z');
  await sweep();
  expect(await paid()).toEqual([]);
  await applyAt(1000, { sweep: 'threshold' });
  await applyAt(1000, { sweep: 'threshold', pausedUntil: at(2 * DAY) });
  expect(await nextSweep()).toBeUndefined();
  await sweep();
  expect(await paid()).toEqual([]);
});
