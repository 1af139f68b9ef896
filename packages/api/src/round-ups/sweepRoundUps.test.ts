import { aprFromPercent, cents, type Cents } from '@dime-time/finance-core';
import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listCryptoPurchases } from '../crypto/listCryptoPurchases.ts';
import { addDebt, listDebts } from '../debts/index.ts';
import { listPayments } from '../debts/listPayments.ts';
import { checkLedger } from '../ledger/index.ts';
import { collectRoundUp } from '../testing/collectRoundUp.ts';
import { linkCheckingAccount } from '../testing/linkCheckingAccount.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { listTokenRewards } from '../token/listTokenRewards.ts';
import { DEFAULT_SETTINGS } from './readRoundUpSettings.ts';
import { saveRoundUpSettings } from './saveRoundUpSettings.ts';
import { type Sweep, sweepRoundUps } from './sweepRoundUps.ts';

interface Given {
  readonly debts?: readonly { readonly owed: number; readonly apr: number }[];
  readonly collected?: number;
  readonly settings?: Partial<RoundUpSettings>;
  /** What the linked account has, in cents; 'no account' where none is linked. */
  readonly available?: number | null | 'no account';
}

async function household({ debts = [], collected = 0, settings = {}, available = null }: Given) {
  const database = await testDatabase();
  const { db } = database;
  const home = await testHousehold(database);
  if (available !== 'no account') await linkCheckingAccount(database, home, available);
  const collect = (amount: number, now = home.now) =>
    collectRoundUp(database, { ...home, now }, amount);
  for (const { owed, apr } of debts) {
    await database.transaction((tx) =>
      addDebt(tx, home, {
        name: `${apr} %`,
        currentBalance: cents(owed),
        originalBalance: cents(100_000),
        minimumPayment: cents(1000),
        interestRate: aprFromPercent(apr),
        dueDate: 1,
      }),
    );
  }
  await database.transaction((tx) =>
    saveRoundUpSettings(tx, home, { ...DEFAULT_SETTINGS, ...settings }),
  );
  if (collected > 0) await collect(collected);
  return {
    home,
    db,
    collect,
    sweep: (sweep: Sweep) =>
      database.transaction((tx) => sweepRoundUps(tx, home, sweep, listDebts)),
    owed: async () => (await listDebts(db, home)).map(({ currentBalance }) => currentBalance),
    balance: async () =>
      db
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('user_id', '=', home.userId)
        .where('kind', '=', 'round_ups')
        .executeTakeFirst()
        .then((row) => Number(row?.balance ?? 0)),
  };
}

const TWO_DEBTS = [
  { owed: 50_000, apr: 6.5 },
  { owed: 1000, apr: 24.99 },
];

test('pays the debt of the highest rate, then the next, and earns like any payment', async () => {
  const { home, db, sweep, owed, balance } = await household({
    debts: TWO_DEBTS,
    collected: 1600,
  });
  await sweep({ key: 'week:2026-11-15' });
  expect(await owed()).toEqual([49_400, 0]);
  expect(await balance()).toBe(0);
  const payments = await listPayments(db, home);
  expect(payments.map(({ amount, source }) => [amount, source])).toEqual([
    [600, 'roundup'],
    [1000, 'roundup'],
  ]);
  const actions = (await listTokenRewards(db, home)).map(({ action }) => action);
  expect(actions.toSorted()).toEqual(['debt_payment', 'debt_payment', 'milestone', 'round_up']);
});

test('a sweep of the same name does nothing, another one does', async () => {
  const { sweep, collect, owed } = await household({ debts: TWO_DEBTS, collected: 300 });
  await sweep({ key: 'week:2026-11-15' });
  await collect(200);
  await sweep({ key: 'week:2026-11-15' });
  expect(await owed()).toEqual([50_000, 700]);
  await sweep({ key: 'week:2026-11-22' });
  expect(await owed()).toEqual([50_000, 500]);
});

test('the share that is invested becomes a pending purchase of the chosen coin', async () => {
  const { home, db, sweep, owed } = await household({
    debts: TWO_DEBTS,
    collected: 333,
    settings: { cryptoEnabled: true, cryptoPercentage: 50, preferredCrypto: 'SOL' },
  });
  await sweep({ key: 'week:2026-11-15' });
  expect(await listCryptoPurchases(db, home)).toMatchObject([
    { cryptoSymbol: 'SOL', amountUsd: 166, status: 'pending' },
  ]);
  expect(await owed()).toEqual([50_000, 833]);
});

test('what came in after the week stays for the next', async () => {
  const { home, sweep, collect, owed, balance } = await household({
    debts: TWO_DEBTS,
    collected: 300,
  });
  await collect(200, '2026-11-23T00:00:00Z');
  await sweep({ key: 'week:2026-11-22', collectedBefore: '2026-11-23T00:00:00Z' });
  expect(home.now < '2026-11-23').toBe(true);
  expect(await owed()).toEqual([50_000, 700]);
  expect(await balance()).toBe(200);
});

test('below the threshold nothing moves', async () => {
  const { sweep, collect, balance } = await household({ debts: TWO_DEBTS, collected: 2499 });
  await sweep({ key: 'threshold:0', isAtThreshold: true });
  expect(await balance()).toBe(2499);
  await collect(1);
  await sweep({ key: 'threshold:0', isAtThreshold: true });
  expect(await balance()).toBe(0);
});

test('a sweep that the household did not choose moves nothing', async () => {
  const chosen = async (settings: Partial<RoundUpSettings>) =>
    household({ debts: TWO_DEBTS, collected: 3000, settings });
  const [week, threshold] = [
    { key: 'week:2026-11-15' },
    { key: 'threshold:0', isAtThreshold: true },
  ];
  const atThreshold = await chosen({ sweep: 'threshold' });
  await atThreshold.sweep(week);
  expect(await atThreshold.balance()).toBe(3000);
  await atThreshold.sweep(threshold);
  expect(await atThreshold.balance()).toBe(0);
  const weekly = await chosen({ sweep: 'weekly' });
  await weekly.sweep(threshold);
  expect(await weekly.balance()).toBe(3000);
  await weekly.sweep(week);
  expect(await weekly.balance()).toBe(0);
  const paused = await chosen({ pausedUntil: '2026-11-19T14:05:01Z' });
  await paused.sweep(week);
  await paused.sweep(threshold);
  expect(await paused.balance()).toBe(3000);
});

test.each([
  ['at most what is above the floor', 11_000, 1000],
  ['all of it where there is more', 20_000, 3000],
  ['nothing where the floor is reached', 10_000, 0],
  ['nothing where the bank does not say what there is', null, 0],
])('with a floor of $100, it moves %s', async (_what, available, moved) => {
  const { sweep, balance } = await household({
    debts: TWO_DEBTS,
    collected: 3000,
    settings: { floor: cents(10_000) },
    available,
  });
  await sweep({ key: 'week:2026-11-15' });
  expect(await balance()).toBe(3000 - moved);
});

test('while no account is linked the money waits, and the first sweep after a link moves it', async () => {
  const { home, sweep, balance, owed } = await household({
    debts: TWO_DEBTS,
    collected: 3000,
    settings: { cryptoEnabled: true, cryptoPercentage: 25 },
    available: 'no account',
  });
  await sweep({ key: 'week:2026-11-15' });
  await sweep({ key: 'threshold:0', isAtThreshold: true });
  expect(await balance()).toBe(3000);
  expect(await owed()).toEqual([50_000, 1000]);
  await linkCheckingAccount(await testDatabase(), home, null);
  await sweep({ key: 'week:2026-11-22' });
  expect(await balance()).toBe(0);
});

test('while nothing is owed the money waits, whole, unless all of it is invested', async () => {
  const share = { cryptoEnabled: true, cryptoPercentage: 25 };
  const waiting = await household({ debts: [], collected: 400, settings: share });
  await waiting.sweep({ key: 'week:2026-11-15' });
  expect(await waiting.balance()).toBe(400);
  const investing = await household({
    collected: 400,
    settings: { ...share, cryptoPercentage: 100 },
  });
  await investing.sweep({ key: 'week:2026-11-15' });
  expect(await investing.balance()).toBe(0);
});

test('whatever is owed and collected, no cent is lost and the books balance', async () => {
  const debt = fc.record({
    owed: fc.integer({ min: 0, max: 2000 }),
    apr: fc.constantFrom(0, 6.5, 24.99),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(debt, { maxLength: 4 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.constantFrom(0, 5, 25, 100),
      async (debts, collected, cryptoPercentage) => {
        const { home, db, sweep, owed, balance } = await household({
          debts,
          collected,
          settings: { cryptoEnabled: true, cryptoPercentage },
        });
        const before = sum(await owed());
        await sweep({ key: 'week:2026-11-15' });
        const invested = sum(
          (await listCryptoPurchases(db, home)).map(({ amountUsd }) => amountUsd),
        );
        const paid = before - sum(await owed());
        expect(paid + invested + (await balance())).toBe(collected);
      },
    ),
    { numRuns: 15 },
  );
  expect((await checkLedger((await testDatabase()).db)).faults).toEqual([]);
});

function sum(amounts: readonly Cents[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
