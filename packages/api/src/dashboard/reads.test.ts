import { aprFromPercent, cents } from '@dime-time/finance-core';
import { MOST_DEBTS } from '@dime-time/finance-core/household';
import { expect, test } from 'vitest';
import { readUser } from '../account/readUser.ts';
import { addDebt, listDebts } from '../debts/index.ts';
import { payDebt } from '../debts/payDebt.ts';
import type { RequestContext } from '../ledger/index.ts';
import { readRoundUpSettings, saveRoundUpSettings } from '../round-ups/index.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { rewardDailyLogin } from '../token/index.ts';
import { listTokenRewards } from '../token/listTokenRewards.ts';
import { addTransaction } from '../transactions/addTransaction.ts';
import { listTransactions } from '../transactions/index.ts';
import { readDashboardSummary } from './readDashboardSummary.ts';

async function household(given: Partial<RequestContext> = {}) {
  const database = await testDatabase();
  const home = await testHousehold(database, given);
  const buy = (date: string, merchant = 'Shop') =>
    database.transaction((tx) =>
      addTransaction(tx, home, { merchant, category: 'Food', date, amount: cents(467) }),
    );
  const owe = (currentBalance: number) =>
    database.transaction((tx) =>
      addDebt(tx, home, {
        name: 'Card',
        currentBalance: cents(currentBalance),
        minimumPayment: cents(2500),
        interestRate: aprFromPercent(19.99),
        dueDate: 31,
      }),
    );
  return { database, home, db: database.db, buy, owe };
}

test('the summary is of the month in the zone of the user', async () => {
  const { database, home, db, buy, owe } = await household({
    timeZone: 'America/Los_Angeles',
    now: '2026-11-01T20:00:00Z',
  });
  const { id } = await owe(100_000);
  // Still October in Los Angeles, then November.
  await buy('2026-11-01T06:59:59Z');
  await buy('2026-11-01T07:00:00Z');
  const debtId = id;
  const pay = (now: string) =>
    database.transaction((tx) =>
      payDebt(tx, { ...home, now }, { debtId, amount: cents(5000), source: 'manual' }),
    );
  await pay('2026-10-31T12:00:00Z');
  await pay('2026-11-01T12:00:00Z');
  expect(await readDashboardSummary(db, home)).toMatchObject({
    totalRoundUps: 66,
    thisMonthRoundUps: 33,
    totalDebt: 90_000,
    thisMonthPayments: 5000,
    progressPercentage: 10,
  });
});

test('a household with nothing has a summary of zeros and no date', async () => {
  const { db, home } = await household();
  expect(await readDashboardSummary(db, home)).toEqual({
    totalRoundUps: 0,
    thisMonthRoundUps: 0,
    totalDebt: 0,
    thisMonthPayments: 0,
    progressPercentage: 0,
    debtFreeDate: null,
    roundUpsWaiting: 0,
    roundUpsApplied: 0,
    roundUpsInvested: 0,
    roundUpsReturned: 0,
    monthlyRoundUps: 0,
    asOf: '2026-11-19',
  });
});

test('pages follow one another, also among purchases of one moment', async () => {
  const { db, home, buy } = await household();
  for (let count = 0; count < 7; count += 1) await buy('2026-11-18T12:00:00Z', `Shop ${count}`);
  const all = await listTransactions(db, home);
  expect([all.transactions.length, all.total, all.next]).toEqual([7, 7, undefined]);
  const ids: string[] = [];
  let before: string | undefined;
  do {
    const page = await listTransactions(db, home, { limit: 3, before });
    ids.push(...page.transactions.map(({ id }) => id));
    before = page.next;
  } while (before !== undefined);
  expect(ids).toEqual(all.transactions.map(({ id }) => id));
});

test('a page begins after a transaction of the household, and of no other', async () => {
  const { db, home } = await household();
  const other = await household();
  const { id } = await other.buy('2026-11-18T12:00:00Z');
  for (const before of [id, 'nobody', 'a\0b']) {
    await expect(listTransactions(db, home, { before })).rejects.toMatchObject({ status: 400 });
  }
});

test('purchases are kept from 1900 to the last moment of the calendar', async () => {
  const { db, home, buy } = await household({ now: '9999-12-31T00:00:00Z' });
  await buy('1900-01-01T00:00:00Z');
  await buy('9999-12-31T23:59:59.999999Z');
  expect((await listTransactions(db, home)).transactions.map(({ date }) => date)).toEqual([
    '9999-12-31T23:59:59.999Z',
    '1900-01-01T00:00:00.000Z',
  ]);
  await expect(buy('1899-12-31T23:59:59Z')).rejects.toMatchObject({ status: 422 });
});

test('debts stand in the order they were entered, and are counted one after the other', async () => {
  const { db, home, owe } = await household();
  for (let count = 1; count < MOST_DEBTS; count += 1) await owe(count);
  const racing = await Promise.allSettled([owe(MOST_DEBTS), owe(MOST_DEBTS)]);
  expect(racing.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect((await listDebts(db, home)).map(({ currentBalance }) => currentBalance)).toEqual(
    Array.from({ length: MOST_DEBTS }, (_, index) => index + 1),
  );
});

test('settings are the usual ones until others are saved', async () => {
  const { database, db, home } = await household();
  const usual = await readRoundUpSettings(db, home);
  expect(usual).toMatchObject({ isEnabled: true, multiplier: 1, cryptoEnabled: false });
  const chosen = { ...usual, multiplier: 5, cryptoEnabled: true, preferredCrypto: 'XRP' } as const;
  await database.transaction((tx) => saveRoundUpSettings(tx, home, chosen));
  expect(await readRoundUpSettings(db, home)).toEqual(chosen);
  expect(await readUser(db, home)).toMatchObject({ firstName: 'Ada', cryptoEnabled: true });
});

test('a sign-in is rewarded once a day of the user', async () => {
  const { database, db, home } = await household({ timeZone: 'Pacific/Kiritimati' });
  // The day begins at ten in the morning of UTC.
  for (const now of ['2026-11-19T09:59:00Z', '2026-11-19T10:00:00Z', '2026-11-19T23:00:00Z']) {
    await database.transaction((tx) => rewardDailyLogin(tx, { ...home, now }));
  }
  expect(await listTokenRewards(db, home)).toHaveLength(2);
});
