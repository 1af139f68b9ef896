import { addDays, calendarDay, roundUp, sumCents } from '@dime-time/finance-core';
import { endpoints, readAnswer, sandboxPublicToken } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { SETTINGS, sumOfParts } from './purseTools.ts';
import type { Client } from './target.ts';

/** Purchases from before a link: rounded up to nothing, and offered once. */
export function describeEarlier({ read, send, snapshot }: Client): void {
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
      changed.length === 0 ? undefined : { ...offer, purchases: changed.length },
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
