import { aprFromPercent, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { thresholdSweep } from '../jobs/thresholdSweep.ts';
import { checkLedger } from '../ledger/index.ts';
import { createLogger } from '../logger.ts';
import { testDatabase, testHousehold } from '../testing/index.ts';
import { addDebt } from './addDebt.ts';
import { addTransaction } from './addTransaction.ts';
import { listPayments } from './listPayments.ts';
import { DEFAULT_SETTINGS } from './readRoundUpSettings.ts';
import { saveRoundUpSettings } from './saveRoundUpSettings.ts';

/** A household that collects 4.50 with each purchase; its purchases and sweeps follow one another. */
async function household() {
  const database = await testDatabase();
  const home = await testHousehold(database);
  let minute = 0;
  const next = () => new Date(Date.UTC(2026, 10, 17, 12, (minute += 1))).toISOString();
  return {
    applyAt: (threshold: number) =>
      database.transaction((tx) =>
        saveRoundUpSettings(tx, home, {
          ...DEFAULT_SETTINGS,
          autoApplyThreshold: cents(threshold),
          multiplier: 5,
        }),
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
    sweep: () => thresholdSweep({ database, log: createLogger('silent') }, next()),
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
