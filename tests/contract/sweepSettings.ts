import { calendarDay, epochMillis, startOfDay } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { LONG_AGO, SETTINGS, type Tools } from './purseTools.ts';
import type { Client } from './target.ts';

/** When round-ups are collected and swept, and what of it is announced. */
export function describeSchedule({ read, send, snapshot }: Client, tools: Tools): void {
  const { choose, buy, empty, waiting } = tools;
  const nextSweep = async () => (await read('getDashboardSummary')).nextSweep;

  test.each([
    { sweep: 'weekly' },
    { sweep: 'threshold' },
    { sweep: 'both' },
    { floor: '200.00' },
    { floor: '0.00' },
    { pausedUntil: '2099-01-01T00:00:00.000Z' },
    { pausedUntil: null },
  ])('%o are kept, and stay where a later one leaves them out', async (change) => {
    const response = await send('putRoundUpSettings', { ...SETTINGS, ...change });
    expect(await response.json()).toMatchObject(change);
    await choose({ multiplier: '2.00' });
    const kept: unknown = await (await send('getRoundUpSettings')).json();
    expect(kept).toMatchObject({ ...change, multiplier: '2.00' });
  });

  test.each([
    { sweep: 'daily' },
    { sweep: null },
    { floor: '-1.00' },
    { floor: '1e3' },
    { floor: 200 },
    { pausedUntil: 'tomorrow' },
    { pausedUntil: '2099-01-01' },
    { pausedUntil: 5 },
  ])('with %o are refused and change nothing', async (change) => {
    const before = await snapshot();
    const response = await send('putRoundUpSettings', { ...SETTINGS, ...change });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: Object.keys(change)[0] }] });
    expect(await snapshot()).toBe(before);
  });

  test('switched on again, what was bought before rounds up to nothing', async () => {
    await choose({ isEnabled: false });
    await choose();
    expect((await buy('4.67', LONG_AGO)).roundUpAmount).toBe(0);
    expect((await buy('4.67')).roundUpAmount).toBe(33);
  });

  test('while paused nothing is rounded up, swept or counted on', async () => {
    await choose();
    await buy('4.50');
    await choose({ pausedUntil: '2099-01-01T00:00:00Z' });
    expect((await buy('4.67')).roundUpAmount).toBe(0);
    const summary = await read('getDashboardSummary');
    const today = startOfDay(calendarDay(summary.asOf ?? ''), 'UTC');
    expect(summary.nextSweep).toBeUndefined();
    expect(summary.monthlyRoundUps).toBe(0);
    // After a short pause they go on, so the forecast counts on them.
    const monthly = async () => (await read('getDashboardSummary')).monthlyRoundUps;
    await choose({ pausedUntil: new Date(today + 21 * 86_400_000).toISOString() });
    const paused = await monthly();
    expect(paused).toBeGreaterThan(0);
    await choose({ pausedUntil: null });
    expect(await monthly()).toBe(paused);
    expect((await buy('4.67')).roundUpAmount).toBe(33);
    expect(epochMillis((await nextSweep()) ?? LONG_AGO)).toBeGreaterThan(today);
  });

  test('the next sweep is told, and none where it would move nothing', async () => {
    await choose({ sweep: 'weekly' });
    await empty();
    expect(await nextSweep()).toBeUndefined();
    await buy('4.50');
    const { asOf = '', nextSweep: weekly = '' } = await read('getDashboardSummary');
    const ahead = epochMillis(weekly) - startOfDay(calendarDay(asOf), 'UTC');
    // A day of play for the zone that a household lives in.
    expect(ahead / 86_400_000).toBeGreaterThan(-1);
    expect(ahead / 86_400_000).toBeLessThanOrEqual(8);
    await choose({ sweep: 'threshold' });
    expect(await nextSweep()).toBeUndefined();
    await choose({ sweep: 'weekly', floor: '1000000.00' });
    expect(await nextSweep()).toBeUndefined();
  });

  test('that of a threshold is a day away', async () => {
    await choose({ sweep: 'threshold', autoApplyThreshold: '10.00', multiplier: '5.00' });
    for (let count = 0; count < 3; count += 1) await buy('4.01');
    expect(await waiting()).toBeGreaterThanOrEqual(1000);
    const { asOf = '', nextSweep: due = '' } = await read('getDashboardSummary');
    const ahead = epochMillis(due) - startOfDay(calendarDay(asOf), 'UTC');
    expect(ahead / 86_400_000).toBeGreaterThan(0);
    expect(ahead / 86_400_000).toBeLessThanOrEqual(3);
  });

  test('the account that is charged is the first checking account, with what it has', async () => {
    const { chargedAccount } = await read('getDashboardSummary');
    const first = (await read('getBankAccounts')).find(
      ({ accountType, isActive }) => isActive && accountType === 'checking',
    );
    const item = (await read('getBankItems')).find(({ accounts }) =>
      accounts.some(({ accountId }) => accountId === first?.accountId),
    );
    const balances = await read('getBankBalances');
    const balance = balances.find(({ account_id }) => account_id === first?.accountId);
    expect(chargedAccount).toEqual({
      accountId: first?.accountId,
      name: first?.accountName,
      mask: first?.mask,
      available: balance?.balances.available ?? undefined,
      linkedAt: item?.linkedAt,
    });
  });
}
