import { addDays, calendarDay, roundUp, sumCents } from '@dime-time/finance-core';
import { endpoints, readAnswer, sandboxPublicToken } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { LATER, SETTINGS, sumOfParts, toolsOf } from './purseTools.ts';
import type { Client } from './target.ts';

/** Purchases from before a link, or from while round-ups were off: rounded up to nothing, and offered once. */
export function describeEarlier(client: Client): void {
  const { read, send, snapshot } = client;
  const { choose, buy } = toolsOf(client);
  const link = async () => {
    const publicToken = sandboxPublicToken('tidewater', 'link-1');
    expect((await send('exchangeToken', { publicToken })).status).toBe(200);
  };
  const include = async (from: string | null) => {
    const response = await send('includeRoundUps', { from });
    expect(response.status).toBe(200);
    return readAnswer(endpoints.includeRoundUps, await response.json());
  };
  const roundUps = async () =>
    new Map((await read('getTransactions')).map(({ id, roundUpAmount }) => [id, roundUpAmount]));

  test('linking a bank moves no money, and rounds up nothing from before it', async () => {
    const before = await read('getDashboardSummary');
    const known = await roundUps();
    await link();
    const after = await read('getDashboardSummary');
    expect(after.totalRoundUps).toBe(before.totalRoundUps);
    expect(after.roundUpsWaiting).toBe(before.roundUpsWaiting);
    const added = (await read('getTransactions')).filter(({ id }) => !known.has(id));
    expect(added.length).toBeGreaterThan(0);
    expect(added.every(({ roundUpAmount }) => roundUpAmount === 0)).toBe(true);
  });

  test('those of this month are offered, rounded up on a yes, and not offered again', async () => {
    await send('putRoundUpSettings', { ...SETTINGS, multiplier: '2.00' });
    await link();
    const before = await read('getDashboardSummary');
    const zero = await roundUps();
    const first = `${before.asOf?.slice(0, 7)}-01`;
    const after = await include(first);
    const changed = (await read('getTransactions')).filter(
      ({ id, roundUpAmount }) => zero.get(id) !== roundUpAmount,
    );
    expect(changed.every((row) => row.roundUpAmount === roundUp(row.amount, 2))).toBe(true);
    const offer = { from: first, amount: sumCents(changed.map((row) => row.roundUpAmount)) };
    // On the first of a month there may be nothing to offer yet.
    expect(before.earlierRoundUps).toEqual(
      changed.length === 0 ? undefined : { ...offer, purchases: changed.length, cause: 'link' },
    );
    sumOfParts(after);
    expect(after.totalRoundUps).toBe(before.totalRoundUps + offer.amount);
    expect(after.roundUpsWaiting).toBe((before.roundUpsWaiting ?? 0) + offer.amount);
    expect(after.earlierRoundUps).toBeUndefined();
    expect(await read('getDashboardSummary')).toEqual(after);
    expect((await include(first)).totalRoundUps).toBe(after.totalRoundUps);
  });

  test('a no is for good', async () => {
    await link();
    const { earlierRoundUps: _offer, ...before } = await read('getDashboardSummary');
    expect(await include(null)).toEqual(before);
    expect(await include(before.asOf ?? '')).toEqual(before);
  });

  const dayThere = async () => (await read('getDashboardSummary')).asOf ?? '';
  const buyToday = async (amount: string) => buy(amount, `${await dayThere()}T12:00:00Z`);

  test('what is bought while round-ups are off is offered once they are on again', async () => {
    await choose({ isEnabled: false });
    expect((await buyToday('3.10')).roundUpAmount).toBe(0);
    await buyToday('5.00');
    // A refunded purchase is not offered.
    await buyToday('4.20');
    await buyToday('-4.20');
    expect((await read('getDashboardSummary')).earlierRoundUps).toBeUndefined();
    await choose();
    const before = await read('getDashboardSummary');
    const from = calendarDay(`${before.asOf?.slice(0, 7)}-01`);
    const offer = { from, amount: 90, purchases: 1, cause: 'off' };
    expect(before.earlierRoundUps).toEqual(offer);
    const after = await include(from);
    sumOfParts(after);
    expect(after.totalRoundUps).toBe(before.totalRoundUps + 90);
    expect(after.earlierRoundUps).toBeUndefined();
    await choose({ isEnabled: false });
    await choose();
    expect((await read('getDashboardSummary')).earlierRoundUps).toBeUndefined();
    await choose({ isEnabled: false });
    await buyToday('3.10');
    await choose();
    expect((await read('getDashboardSummary')).earlierRoundUps).toEqual(offer);
  });

  test('so is what is entered later and was bought before they were on again, and a no is for good', async () => {
    await choose({ isEnabled: false });
    await choose();
    const first = `${(await dayThere()).slice(0, 7)}-01T12:00:00Z`;
    const { roundUpAmount } = await buy('3.10', first);
    const before = await read('getDashboardSummary');
    // On the first of a month it may be after they were switched on.
    expect(before.earlierRoundUps?.amount).toBe(roundUpAmount === 0 ? 90 : undefined);
    expect((await include(null)).totalRoundUps).toBe(before.totalRoundUps);
    await choose({ isEnabled: false });
    await choose();
    expect((await read('getDashboardSummary')).earlierRoundUps).toBeUndefined();
  });

  test('what is bought during a pause is not offered', async () => {
    await choose({ pausedUntil: LATER });
    expect((await buyToday('3.10')).roundUpAmount).toBe(0);
    await choose({ pausedUntil: null });
    expect((await read('getDashboardSummary')).earlierRoundUps).toBeUndefined();
  });

  test('from a day to come, or from another month, is refused and changes nothing', async () => {
    await link();
    const today = calendarDay((await read('getDashboardSummary')).asOf ?? '');
    const before = await snapshot();
    const first = calendarDay(`${today.slice(0, 7)}-01`);
    for (const from of [addDays(today, 1), addDays(first, -1), 'soon', 5, undefined]) {
      const response = await send('includeRoundUps', { from });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path: 'from' }] });
    }
    expect(await snapshot()).toBe(before);
  });
}
