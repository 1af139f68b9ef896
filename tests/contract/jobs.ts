import { epochMillis, type Instant } from '@dime-time/finance-core';
import { endpoints, readAnswer } from '@dime-time/finance-core/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { sumOfParts, toolsOf, type Tools } from './purseTools.ts';
import type { Client } from './target.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a server does without a request: sweeps, and the payout of matured stakes. */
export function describeJobs(client: Client): void {
  beforeEach(() => client.target.reset());

  describe('a threshold sweep', () => {
    describeThreshold(client, toolsOf(client));
  });
  describe('a weekly sweep', () => {
    describeWeek(client, toolsOf(client));
  });
  describe('a stake', () => {
    describeMaturity(client, toolsOf(client));
  });
}

function describeThreshold({ target, read, sendTo }: Client, tools: Tools): void {
  const { choose, buy, empty, waiting } = tools;
  const settings = { sweep: 'threshold', autoApplyThreshold: '10.00', multiplier: '5.00' };
  /** Rounds up to $14.85. */
  const collect = async (change: object = {}) => {
    await choose({ ...settings, ...change });
    await empty();
    for (let count = 0; count < 3; count += 1) await buy('4.01');
  };

  test('pays all that waits on the debt of the highest rate, 24 hours after the threshold', async () => {
    await collect();
    const [newest] = await read('getPayments');
    const { nextSweep: due = '' } = await read('getDashboardSummary');
    await target.runJobs(instantAt(epochMillis(due) - HOUR));
    expect((await read('getPayments'))[0]?.id).toBe(newest?.id);

    const debts = await read('getDebts');
    const dearest = debts.toSorted((a, b) => b.interestRate - a.interestRate)[0];
    await target.runJobs(instantAt(epochMillis(due) + HOUR));
    const swept = (await read('getPayments')).filter(({ isAutomatic, date }) => {
      return isAutomatic && epochMillis(date) >= epochMillis(due);
    });
    expect(swept).toMatchObject([{ debtId: dearest?.id, amount: 1485, source: 'roundup' }]);
    const after = (await read('getDebts')).find(({ id }) => id === dearest?.id);
    expect(after?.currentBalance).toBe((dearest?.currentBalance ?? 0) - 1485);
    expect(await waiting()).toBe(0);
    sumOfParts(await read('getDashboardSummary'));

    // The same sweep is not carried out again.
    await target.runJobs(instantAt(epochMillis(due) + 2 * DAY));
    expect((await read('getDebts')).find(({ id }) => id === dearest?.id)).toMatchObject({
      currentBalance: after?.currentBalance,
    });
  });

  test('goes by the rate in force: not to a debt at the low rate of a promotion', async () => {
    await collect();
    const [dearest, second] = (await read('getDebts')).toSorted(
      (a, b) => b.interestRate - a.interestRate,
    );
    const promotion = { interestRate: 0, endsOn: '2099-12-31' };
    const { status } = await sendTo('updateDebt', dearest?.id ?? '', { promotion });
    expect(status).toBe(200);
    const { nextSweep: due = '' } = await read('getDashboardSummary');
    await target.runJobs(instantAt(epochMillis(due) + HOUR));
    const after = await read('getDebts');
    const owed = (id: string | undefined) => after.find((debt) => debt.id === id)?.currentBalance;
    expect(owed(dearest?.id)).toBe(dearest?.currentBalance);
    expect(owed(second?.id)).toBe((second?.currentBalance ?? 0) - 1485);
  });

  test('invests its share first', async () => {
    await collect({ cryptoEnabled: true, cryptoPercentage: '20' });
    const before = await read('getDashboardSummary');
    await target.runJobs(instantAt(epochMillis(before.nextSweep ?? '') + HOUR));
    const after = await read('getDashboardSummary');
    expect(after).toMatchObject({
      roundUpsWaiting: 0,
      roundUpsInvested: (before.roundUpsInvested ?? 0) + 297,
      roundUpsApplied: (before.roundUpsApplied ?? 0) + 1188,
    });
    expect((await read('getCryptoPurchases'))[0]).toMatchObject({
      amountUsd: 297,
      status: 'pending',
    });
  });

  test('does not happen below the threshold', async () => {
    await collect({ autoApplyThreshold: '25.00' });
    await target.runJobs(instantAt(Date.now() + 3 * DAY));
    expect(await waiting()).toBe(1485);
  });
}

function describeWeek({ target, read }: Client, { choose, buy, empty, waiting }: Tools): void {
  test('pays what waits at the end of the week, whatever the threshold', async () => {
    await choose({ sweep: 'weekly', autoApplyThreshold: '100.00' });
    await empty();
    // Before the end of every week that could be this one.
    await buy('4.50', new Date().toISOString());
    const { nextSweep: due = '' } = await read('getDashboardSummary');
    await target.runJobs(instantAt(epochMillis(due) - HOUR));
    expect(await waiting()).toBe(50);
    await target.runJobs(instantAt(epochMillis(due) + HOUR));
    expect(await waiting()).toBe(0);
  });
}

function describeMaturity({ target, read, send }: Client, { choose }: Tools): void {
  test('comes back at its end with its reward, once', async () => {
    // No sweep earns tokens meanwhile.
    await choose({ pausedUntil: '2099-01-01T00:00:00Z' });
    const response = await send('stakeTokens', { amount: '1', duration: 30 });
    expect(response.status).toBe(200);
    const before = readAnswer(endpoints.stakeTokens, await response.json());
    const stake = before.stakes?.find(({ duration }) => duration === 30);
    if (!stake) throw new Error('The stake is not listed.');
    expect(epochMillis(stake.endsAt) - epochMillis(stake.startedAt)).toBe(30 * DAY);

    await target.runJobs(instantAt(epochMillis(stake.endsAt) - HOUR));
    expect((await read('getTokenBalance')).stakes).toContainEqual(stake);

    const others = ({ id }: { id: string }) => id !== stake.id;
    for (let count = 0; count < 2; count += 1) {
      await target.runJobs(instantAt(epochMillis(stake.endsAt) + count * HOUR));
      const after = await read('getTokenBalance');
      expect(after.stakes).toEqual(before.stakes?.filter(others));
      expect(after.stakedAmount).toBe(before.stakedAmount - stake.amount);
      expect(after.totalEarned).toBe(before.totalEarned + stake.reward);
      expect(after.balance).toBe(before.balance + stake.amount + stake.reward);
    }
    const yields = (await read('getTokenRewards')).filter(({ action }) => action === 'stake_yield');
    expect(yields[0]).toMatchObject({ amount: stake.reward });
  });
}

function instantAt(millis: number): Instant {
  return new Date(millis).toISOString();
}
