import { addDays, calendarDay, sumCents } from '@dime-time/finance-core';
import { endpoints, readAnswer } from '@dime-time/finance-core/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { describeEarlier } from './earlierRoundUps.ts';
import { hoursAhead, LATER, sumOfParts, toolsOf, type Tools } from './purseTools.ts';
import { describeSchedule } from './sweepSettings.ts';
import type { Client } from './target.ts';

/** What is collected, and how it is used: no cent is spent twice, or lost. */
export function describePurse(client: Client): void {
  beforeEach(() => client.target.reset());
  const { read } = client;

  test('what waits, was applied, invested and returned is all that purchases were rounded up by', async () => {
    expect(sumOfParts(await read('getDashboardSummary'))).toBe(
      sumCents((await read('getTransactions')).map(({ roundUpAmount }) => roundUpAmount)),
    );
    expect((await read('getServiceStatus')).features).toContain('purse');
  });

  describe('applying', () => {
    describeApplying(client, toolsOf(client));
  });
  describe('a refund', () => {
    describeRefunds(client, toolsOf(client));
  });
  describe('settings', () => {
    describeSchedule(client, toolsOf(client));
  });
  describe('purchases from before the link', () => {
    describeEarlier(client);
  });
}

function describeApplying({ read, send, snapshot }: Client, tools: Tools): void {
  const { choose, buy, apply, waiting, empty } = tools;
  beforeEach(() => choose());

  test('takes from what waits, and the total stays', async () => {
    await buy('4.50');
    const before = await read('getDashboardSummary');
    const response = await apply('0.30');
    expect(response.status).toBe(201);
    const payment = readAnswer(endpoints.createPayment, await response.json());
    expect(payment).toMatchObject({ amount: 30, source: 'roundup' });
    const [newest, ...older] = await read('getPayments');
    expect(newest).toMatchObject({ id: payment.id, amount: 30, source: 'roundup' });
    // Only sweeps are automatic.
    expect(newest?.isAutomatic).toBeUndefined();
    expect(older.some(({ source }) => source === 'roundup')).toBe(true);
    for (const { source, isAutomatic } of older) {
      expect(isAutomatic).toBe(source === 'roundup' ? true : undefined);
    }
    const after = await read('getDashboardSummary');
    sumOfParts(after);
    expect(after).toMatchObject({
      totalRoundUps: before.totalRoundUps,
      roundUpsWaiting: (before.roundUpsWaiting ?? 0) - 30,
      roundUpsApplied: (before.roundUpsApplied ?? 0) + 30,
      totalDebt: before.totalDebt - 30,
      thisMonthPayments: before.thisMonthPayments + 30,
    });
  });

  test('more than waits is refused by name, and nothing changes', async () => {
    await empty();
    await buy('4.06');
    const before = await snapshot();
    const response = await apply('0.95');
    expect(response.status).toBe(422);
    const message = 'You have $0.94 in round-ups waiting. Enter that or less.';
    expect(await response.json()).toMatchObject({ errors: [{ path: 'amount', message }] });
    expect(await snapshot()).toBe(before);
    expect((await apply('0.94')).status).toBe(201);
    expect((await apply('0.01')).status).toBe(422);
    expect(await waiting()).toBe(0);
  });

  test('presses that race for what waits spend it once', async () => {
    await empty();
    await buy('4.00', LATER);
    await buy('4.10');
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await apply('0.40')).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(await waiting()).toBe(10);
    sumOfParts(await read('getDashboardSummary'));
  });

  test('sent again under its key, it is one payment', async () => {
    await buy('4.50');
    const key = { 'Idempotency-Key': 'a-key-of-the-purse-0001' };
    const first = await (await apply('0.20', key)).text();
    const left = await waiting();
    expect(await (await apply('0.20', key)).text()).toBe(first);
    expect(await waiting()).toBe(left);
  });

  test('a payment by hand or a boost takes nothing from it', async () => {
    await buy('4.50');
    const before = await waiting();
    const debtId = (await read('getDebts'))[0]?.id;
    await send('createPayment', { debtId, amount: '0.10', source: 'manual' });
    await send('createAcceleratedPayment', { debtId, amount: '0.10' });
    expect(await waiting()).toBe(before);
  });
}

function describeRefunds({ read, send }: Client, tools: Tools): void {
  const { choose, buy, empty, waiting } = tools;

  test.each([
    ['1.00', 33],
    ['5.00', 165],
  ])('gives back what its purchase gave at %s, whatever holds today', async (multiplier, spare) => {
    await choose({ multiplier });
    for (let count = 0; count < 2; count += 1) await buy('8.01');
    await buy('4.67');
    await choose({ multiplier: multiplier === '1.00' ? '5.00' : '1.00', isEnabled: false });
    const before = await read('getDashboardSummary');
    const refund = await buy('-4.67');
    expect(refund).toMatchObject({ roundUpAmount: 0, roundUpReturned: spare });
    expect(await read('getTransactions')).toContainEqual(refund);
    const after = await read('getDashboardSummary');
    sumOfParts(after);
    expect(after.totalRoundUps).toBe(before.totalRoundUps);
    expect(after.roundUpsWaiting).toBe((before.roundUpsWaiting ?? 0) - spare);
    expect(after.roundUpsReturned).toBe((before.roundUpsReturned ?? 0) + spare);
  });

  test('is off what the forecast counts on', async () => {
    await choose({ multiplier: '5.00' });
    const { asOf = '' } = await read('getDashboardSummary');
    const day = `${addDays(calendarDay(asOf), -3)}T12:00:00Z`;
    const monthly = async () => (await read('getDashboardSummary')).monthlyRoundUps ?? Number.NaN;
    const before = await monthly();
    await buy('12345.01', day);
    expect(await monthly()).toBe(before + 495);
    await buy('-12345.01', day);
    expect(await monthly()).toBe(before);
  });

  test('gives back nothing of a purchase that gave nothing, or was never made', async () => {
    await choose({ isEnabled: false });
    await buy('4.50');
    await choose({ multiplier: '5.00' });
    for (let count = 0; count < 3; count += 1) await buy('8.01');
    expect((await buy('-4.50')).roundUpReturned).toBe(0);
    expect((await buy('-12345.01')).roundUpReturned).toBe(0);
    // A part of one is no purchase that is known.
    expect((await buy('-8.00')).roundUpReturned).toBe(0);
  });

  test('is of a purchase that is not later, and that was not refunded', async () => {
    await choose();
    await buy('12345.01');
    expect((await buy('-12345.01', hoursAhead(19))).roundUpReturned).toBe(0);
    expect((await buy('-12345.01')).roundUpReturned).toBe(99);
    expect((await buy('-12345.01')).roundUpReturned).toBe(0);
    // Of two purchases of one moment each refund takes one.
    const day = hoursAhead(18);
    for (let count = 0; count < 2; count += 1) await buy('12345.67', day);
    const refunds = await Promise.all([1, 2, 3].map(async () => buy('-12345.67', day)));
    const returned = refunds.map((refund) => refund.roundUpReturned ?? 0);
    expect(returned.toSorted((a, b) => a - b)).toEqual([0, 33, 33]);
  });

  test('is of the same merchant first, then of the newest', async () => {
    await choose({ multiplier: '5.00' });
    await buy('12345.01', hoursAhead(19), 'Book Store');
    await choose();
    await buy('12345.01');
    expect((await buy('-12345.01', LATER, ' book STORE')).roundUpReturned).toBe(495);
    expect((await buy('-12345.01', LATER, 'Book Store')).roundUpReturned).toBe(99);
  });

  test('sent again under its key, it is one refund', async () => {
    await choose();
    for (let count = 0; count < 2; count += 1) await buy('4.67');
    const refund = { merchant: 'Corner Shop', category: 'Groceries', date: LATER, amount: '-4.67' };
    const key = { 'Idempotency-Key': 'a-key-of-a-refund-0001' };
    const first = await (await send('createTransaction', refund, key)).text();
    const left = await waiting();
    expect(await (await send('createTransaction', refund, key)).text()).toBe(first);
    expect(await waiting()).toBe(left);
  });

  test('gives back no more than waits', async () => {
    await choose();
    await buy('4.67');
    await empty();
    await buy('4.90');
    expect((await buy('-4.67')).roundUpReturned).toBe(10);
    expect((await buy('-4.90')).roundUpReturned).toBe(0);
    expect(await waiting()).toBe(0);
  });

  test('is the only row that says what it gave back', async () => {
    await choose();
    expect((await buy('4.67')).roundUpReturned).toBeUndefined();
  });
}
