import { sumCents } from '@dime-time/finance-core';
import { sandboxPublicToken } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { readUser } from '../account/readUser.ts';
import { createEncryption } from '../encryption/index.ts';
import { createSandboxProvider } from '../banking/index.ts';
import { linkBank } from '../banking/linkBank.ts';
import { createLogger } from '../config/logger.ts';
import { listCryptoPurchases } from '../crypto/listCryptoPurchases.ts';
import { readDashboardSummary } from '../dashboard/readDashboardSummary.ts';
import { listDebts } from '../debts/index.ts';
import { listPayments } from '../debts/listPayments.ts';
import { checkLedger, type RequestContext } from '../ledger/index.ts';
import { thresholdSweep, weeklySweep } from '../round-ups/index.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { listTokenRewards } from '../token/listTokenRewards.ts';
import { readTokenBalance } from '../token/readTokenBalance.ts';
import { listTransactions } from '../transactions/index.ts';
import { seedHousehold } from './seedHousehold.ts';
import { runJob } from '../testing/runJob.ts';

async function seeded(subject: string, now = '2026-11-19T14:05:00.000Z') {
  const database = await testDatabase();
  const home = await testHousehold(database, { now });
  const clock = () => now;
  const deps = {
    database,
    clock,
    log: createLogger('silent'),
    encryption: createEncryption(['a secret of the tests, and of nothing else']),
    bank: createSandboxProvider(clock),
  };
  const seed = () => seedHousehold(deps, home, subject);
  await seed();
  return { deps, home, seed, all: () => everything(home) };
}

async function everything(home: RequestContext) {
  const { db } = await testDatabase();
  return {
    user: await readUser(db, home),
    summary: await readDashboardSummary(db, home),
    debts: await listDebts(db, home),
    payments: await listPayments(db, home),
    transactions: (await listTransactions(db, home)).transactions,
    coins: await listCryptoPurchases(db, home),
    rewards: await listTokenRewards(db, home),
    tokens: await readTokenBalance(db, home),
  };
}

test('Ada owes on two cards and a car, and has paid for half a year', async () => {
  const { all } = await seeded('ada');
  const { user, summary, debts, payments, transactions, coins, tokens } = await all();
  expect(user).toMatchObject({ hasBankConnected: true, cryptoEnabled: true });
  expect(debts.map(({ name }) => name)).toEqual([
    'Everyday Rewards Card',
    'Hearth Hardware Card',
    'Car Loan',
  ]);
  expect(payments.filter(({ source }) => source === 'manual')).toHaveLength(18);
  expect(payments.filter(({ source }) => source === 'roundup').length).toBeGreaterThan(10);
  expect(transactions.length).toBeGreaterThan(150);
  expect(new Set(coins.map(({ status }) => status))).toEqual(new Set(['pending', 'completed']));
  expect(tokens.stakedAmount).toBe(5_000_000_000n);
  expect(summary.totalRoundUps).toBe(
    sumCents(transactions.map(({ roundUpAmount }) => roundUpAmount)),
  );
  expect(summary.debtFreeDate).toMatch(/^20\d\d-/);
});

test('Grace has two debts, purchases by hand, and no bank: her round-ups wait', async () => {
  const { user, debts, transactions, payments, summary } = await (await seeded('grace')).all();
  expect(user.hasBankConnected).toBe(false);
  expect([debts.length, transactions.length]).toEqual([2, 6]);
  expect(payments.length).toBeGreaterThanOrEqual(2);
  expect(new Set(payments.map(({ source }) => source))).toEqual(new Set(['manual']));
  expect(summary.roundUpsWaiting).toBe(summary.totalRoundUps);
  expect(summary.nextSweep).toBeUndefined();
});

test('what waits of Ada’s round-ups is this week’s: the rest is on debts and in coins', async () => {
  const { deps, home, all } = await seeded('ada');
  const { summary, payments, coins, transactions } = await all();
  const applied = payments.filter(({ source }) => source === 'roundup');
  expect(summary.roundUpsApplied).toBe(sumCents(applied.map(({ amount }) => amount)));
  expect(summary.roundUpsInvested).toBe(sumCents(coins.map(({ amountUsd }) => amountUsd)));
  const thisWeek = transactions.filter(({ date }) => date >= '2026-11-16');
  const waiting = sumCents(thisWeek.map(({ roundUpAmount }) => roundUpAmount));
  expect(waiting).toBeGreaterThan(0);
  expect(summary).toMatchObject({
    roundUpsWaiting: waiting,
    roundUpsReturned: 0,
    nextSweep: '2026-11-23T00:00:00.000Z',
    chargedAccount: { name: 'Everyday Checking', mask: '0000', available: 110_000 },
    earlierRoundUps: undefined,
  });
  const linked = await deps.database.db
    .selectFrom('bank_accounts')
    .select('linked_at')
    .where('user_id', '=', home.userId)
    .execute();
  expect(linked.every(({ linked_at }) => linked_at < '2026-05-21')).toBe(true);
});

test('a bank that Grace links moves no money: nothing from before it is rounded up or swept', async () => {
  const { deps, home, all } = await seeded('grace');
  const before = await all();
  await linkBank(deps, home, sandboxPublicToken('tidewater', 'link-1'));
  await runJob(thresholdSweep, { ...deps, listDebts }, '2026-11-22T14:05:00.000Z');
  const { summary, payments, transactions } = await all();
  expect(transactions.length).toBeGreaterThan(before.transactions.length + 100);
  expect(payments).toEqual(before.payments);
  const { totalRoundUps, roundUpsWaiting } = before.summary;
  expect(summary).toMatchObject({ totalRoundUps, roundUpsWaiting });
  expect(summary.earlierRoundUps?.purchases).toBeGreaterThan(10);
});

test('anybody else begins with nothing', async () => {
  const { debts, rewards } = await (await seeded('somebody')).all();
  expect([debts, rewards]).toEqual([[], []]);
});

test('who signs in again keeps what has become of the household', async () => {
  const { all, seed } = await seeded('ada');
  const before = await all();
  await seed();
  expect(await all()).toEqual(before);
});

test.each(['2026-11-16T00:00:00.000Z', '2028-02-29T12:00:00.000Z', '2027-01-01T00:00:00.000Z'])(
  'at %s nothing is later than the present, and the sweeps of the past are not made again',
  async (now) => {
    const { deps, all } = await seeded('ada', now);
    const before = await all();
    const dates = [
      ...before.transactions.map(({ date }) => date),
      ...before.payments.map(({ date }) => date),
      ...before.rewards.map(({ createdAt }) => createdAt),
    ];
    expect(dates.filter((date) => date > now)).toEqual([]);
    await runJob(weeklySweep, { ...deps, listDebts }, now);
    expect((await all()).payments).toEqual(before.payments);
    expect((await checkLedger(deps.database.db)).faults).toEqual([]);
  },
);
