import { sumCents } from '@dime-time/finance-core';
import { endpoints, readAnswer } from '@dime-time/finance-core/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { describeEarlier } from './earlierRoundUps.ts';
import { LATER, sumOfParts, toolsOf, type Tools } from './purseTools.ts';
import { describeSchedule } from './sweepSettings.ts';
import type { Client } from './target.ts';

/** What is collected, and what became of it: no cent is spent twice, or lost. */
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
    const [newest] = await read('getPayments');
    expect(newest).toMatchObject({ id: payment.id, amount: 30, source: 'roundup' });
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
    const message = 'Your round-ups hold $0.94. Enter that or less.';
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

function describeRefunds({ read }: Client, { choose, buy, empty, waiting }: Tools): void {
  test.each([
    ['-4.67', '1.00', 33],
    ['-4.67', '5.00', 165],
    ['-5.00', '1.00', 0],
  ])('of %s at %s gives back %i cents, out of what waits', async (amount, multiplier, spare) => {
    await choose({ multiplier });
    for (let count = 0; count < 2; count += 1) await buy('8.01');
    const before = await read('getDashboardSummary');
    const refund = await buy(amount);
    expect(refund).toMatchObject({ roundUpAmount: 0, roundUpReturned: spare });
    expect(await read('getTransactions')).toContainEqual(refund);
    const after = await read('getDashboardSummary');
    sumOfParts(after);
    expect(after.totalRoundUps).toBe(before.totalRoundUps);
    expect(after.roundUpsWaiting).toBe((before.roundUpsWaiting ?? 0) - spare);
    expect(after.roundUpsReturned).toBe((before.roundUpsReturned ?? 0) + spare);
  });

  test('gives back no more than waits', async () => {
    await choose();
    await empty();
    await buy('4.90');
    expect((await buy('-4.67')).roundUpReturned).toBe(10);
    expect((await buy('-4.67')).roundUpReturned).toBe(0);
    expect(await waiting()).toBe(0);
  });

  test('gives back nothing while round-ups are off', async () => {
    await choose();
    await buy('4.50');
    await choose({ isEnabled: false });
    expect((await buy('-4.67')).roundUpReturned).toBe(0);
  });

  test('is the only row that says what it gave back', async () => {
    await choose();
    expect((await buy('4.67')).roundUpReturned).toBeUndefined();
  });
}
