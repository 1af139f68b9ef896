import type { Instant } from '@dime-time/finance-core';
import { quantity } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { createLogger } from '../config/logger.ts';
import { postTransfers, rewardTransfer } from '../ledger/index.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { listTokenRewards } from './listTokenRewards.ts';
import { readTokenBalance } from './readTokenBalance.ts';
import { returnMaturedStakes } from './returnMaturedStakes.ts';
import { stakeTokens } from './stakeTokens.ts';

const HUNDRED = 10_000_000_000n;
const log = createLogger('silent');

async function household(now?: Instant) {
  const database = await testDatabase();
  const home = await testHousehold(database, now === undefined ? {} : { now });
  await database.transaction((tx) =>
    postTransfers(tx, home, [rewardTransfer('milestone', HUNDRED)]),
  );
  const stake = (amount: bigint, duration: 30 | 90 | 365) =>
    database.transaction((tx) => stakeTokens(tx, home, { amount: quantity(amount), duration }));
  return { database, home, stake, balance: () => readTokenBalance(database.db, home) };
}

test('a stake that is over comes back with its yield, once', async () => {
  const { database, home, stake, balance } = await household();
  await stake(HUNDRED, 365);
  await returnMaturedStakes({ database, log }, '2027-11-19T14:04:59Z');
  const running = await balance();
  expect(running).toMatchObject({ balance: 0n, stakedAmount: HUNDRED });
  expect(running.stakes).toEqual([
    {
      id: expect.any(String),
      amount: HUNDRED,
      duration: 365,
      apy: 20,
      startedAt: home.now.replace('Z', '.000Z'),
      endsAt: '2027-11-19T14:05:00.000Z',
      reward: 2_000_000_000n,
    },
  ]);
  await returnMaturedStakes({ database, log }, '2027-11-19T14:05:00Z');
  await returnMaturedStakes({ database, log }, '2027-11-20T00:00:00Z');
  // 20 % of a hundred tokens in a year.
  expect(await balance()).toEqual({
    balance: 12_000_000_000n,
    stakedAmount: 0n,
    totalEarned: 12_000_000_000n,
    stakes: [],
  });
  const [newest] = await listTokenRewards(database.db, home);
  expect(newest).toMatchObject({ action: 'stake_yield', amount: 2_000_000_000n });
});

test('each term has its own end', async () => {
  const { database, stake, balance } = await household();
  await stake(HUNDRED / 4n, 30);
  await stake(HUNDRED / 4n, 90);
  await returnMaturedStakes({ database, log }, '2026-12-19T14:05:00Z');
  expect((await balance()).stakedAmount).toBe(HUNDRED / 4n);
  await returnMaturedStakes({ database, log }, '2027-02-17T14:05:00Z');
  expect((await balance()).stakedAmount).toBe(0n);
});

test('a stake that cannot be given back holds up none of the others', async () => {
  const { database, home, stake } = await household('2026-11-18T14:05:00Z');
  const other = await household();
  await stake(HUNDRED, 30);
  await other.stake(HUNDRED, 30);
  // As many tokens as the database counts: those that come back would be more.
  await database.transaction((tx) =>
    postTransfers(tx, home, [rewardTransfer('milestone', 2n ** 63n - 1n - HUNDRED)]),
  );
  await returnMaturedStakes({ database, log }, '2026-12-19T14:05:00Z');
  expect((await other.balance()).stakedAmount).toBe(0n);
});

test('more than there is cannot be staked, also not by racing', async () => {
  const { stake, balance } = await household();
  await expect(stake(HUNDRED + 1n, 30)).rejects.toMatchObject({ status: 422 });
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => stake((HUNDRED * 3n) / 10n, 30)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await balance()).balance).toBe(HUNDRED / 10n);
});
