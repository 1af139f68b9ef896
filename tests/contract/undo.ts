import { calendarDayOf, epochMillis, toDecimalString, type Cents } from '@dime-time/finance-core';
import {
  endpoints,
  offersFeature,
  readAnswer,
  type Payment,
} from '@dime-time/finance-core/contract';
import { quantityToDecimalString } from '@dime-time/finance-core/money';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from './target.ts';

const CARD = {
  name: 'New Card',
  currentBalance: '1000.00',
  minimumPayment: '25.00',
  interestRate: 19.99,
  dueDate: 31,
};
const TEN_SECONDS = 10_000;

/** When it stops being possible, in milliseconds; long ago where it never was. */
const untilOf = ({ undoUntil = '1970-01-01T00:00:00Z' }: { undoUntil?: string | undefined }) =>
  epochMillis(undoUntil);

const money = (amount: number) => toDecimalString(amount as Cents);

/** A payment is undone within ten seconds, and it is as if it had never been made. */
export function describeUndo(client: Client): void {
  const { target, read, send, sendTo, snapshot } = client;
  beforeEach(() => target.reset());
  const enter = async (change: object = {}) => {
    const response = await send('createDebt', { ...CARD, ...change });
    return readAnswer(endpoints.createDebt, await response.json());
  };
  const pay = async (debtId: string, amount: string): Promise<Payment> => {
    const response = await send('createPayment', { debtId, amount, source: 'manual' });
    expect(response.status).toBe(201);
    return readAnswer(endpoints.createPayment, await response.json());
  };
  const undo = (id: string, headers?: Record<string, string>) =>
    sendTo('undoPayment', id, undefined, headers);
  const balanceOf = async (id: string) =>
    (await read('getDebts')).find((debt) => debt.id === id)?.currentBalance;
  /** All that a payment changes. */
  const books = async () => {
    const { balance, stakedAmount, totalEarned } = await read('getTokenBalance');
    return {
      tokens: { balance, stakedAmount, totalEarned },
      debts: await read('getDebts'),
      payments: await read('getPayments'),
      rewards: await read('getTokenRewards'),
      summary: await read('getDashboardSummary'),
    };
  };
  const milestones = async () =>
    (await read('getTokenRewards')).filter(({ action }) => action === 'milestone').length;

  test('the server offers it', async () => {
    expect(offersFeature(await read('getServiceStatus'), 'payments.undo')).toBe(true);
  });

  test('a payment says until when, in its answer and in the list', async () => {
    const debt = await enter();
    const paid = await pay(debt.id, '5.00');
    expect(untilOf(paid)).toBe(epochMillis(paid.date) + TEN_SECONDS);
    const [{ timeZone = 'UTC' }, { asOf }] = [
      await read('getUser'),
      await read('getDashboardSummary'),
    ];
    expect(calendarDayOf(paid.date, timeZone)).toBe(asOf);
    expect((await read('getPayments'))[0]).toEqual(paid);
    const response = await send('createAcceleratedPayment', { debtId: debt.id, amount: '5.00' });
    const boost = readAnswer(endpoints.createAcceleratedPayment, await response.json());
    expect(untilOf(boost.payment)).toBe(epochMillis(boost.payment.date) + TEN_SECONDS);
  });

  test('an old payment does not, and can no longer be undone', async () => {
    const old = (await read('getPayments')).find(({ source }) => source === 'manual');
    expect(old).not.toHaveProperty('undoUntil', expect.anything());
    const before = await snapshot();
    const response = await undo(old?.id ?? '');
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      detail: 'This payment can no longer be undone.',
    });
    expect(await snapshot()).toBe(before);
  });

  test.each([
    ['a part', '12.34'],
    ['a milestone', '250.00'],
    ['all of it', '1000.00'],
  ])('undoing a payment of %s leaves everything as before', async (_name, amount) => {
    const debt = await enter();
    const before = await books();
    const { id } = await pay(debt.id, amount);
    expect(await books()).not.toEqual(before);
    const response = await undo(id);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await books()).toEqual(before);
  });

  test('a boost is undone, too', async () => {
    const debt = await enter();
    const before = await books();
    const response = await send('createAcceleratedPayment', { debtId: debt.id, amount: '250.00' });
    const { payment } = readAnswer(endpoints.createAcceleratedPayment, await response.json());
    expect((await undo(payment.id)).status).toBe(204);
    expect(await books()).toEqual(before);
  });

  test('a payment of round-ups goes back to those that wait', async () => {
    const purchase = { merchant: 'Shop', category: 'Food', date: new Date().toISOString() };
    await send('createTransaction', { ...purchase, amount: '4.67' });
    const debt = await enter();
    const before = await books();
    const waiting = before.summary.roundUpsWaiting ?? 0;
    expect(waiting).toBeGreaterThanOrEqual(33);
    const body = { debtId: debt.id, amount: money(waiting), source: 'roundup' };
    const response = await send('createPayment', body);
    const payment = readAnswer(endpoints.createPayment, await response.json());
    expect(untilOf(payment)).toBe(epochMillis(payment.date) + TEN_SECONDS);
    expect((await read('getDashboardSummary')).roundUpsWaiting).toBe(0);
    expect((await undo(payment.id)).status).toBe(204);
    const after = await books();
    expect(after).toEqual(before);
    expect((await send('createPayment', body)).status).toBe(201);
  });

  test('refunds since a payment of round-ups take what it had left too little for', async () => {
    const purchase = { merchant: 'Shop', category: 'Food', date: new Date().toISOString() };
    await send('createTransaction', { ...purchase, amount: '12345.20' });
    const debt = await enter();
    const waiting = (await read('getDashboardSummary')).roundUpsWaiting ?? 0;
    const body = { debtId: debt.id, amount: money(waiting), source: 'roundup' };
    const { id } = readAnswer(
      endpoints.createPayment,
      await (await send('createPayment', body)).json(),
    );
    await send('createTransaction', { ...purchase, amount: '-12345.20' });
    const refund = async () => (await read('getTransactions')).find(({ amount }) => amount < 0);
    expect((await refund())?.roundUpReturned).toBe(0);
    const before = await read('getDashboardSummary');
    expect((await undo(id)).status).toBe(204);
    expect((await refund())?.roundUpReturned).toBe(80);
    const after = await read('getDashboardSummary');
    expect(after.roundUpsWaiting).toBe(waiting - 80);
    expect(after.roundUpsReturned).toBe((before.roundUpsReturned ?? 0) + 80);
  });

  test('undoing again changes nothing', async () => {
    const debt = await enter();
    const { id } = await pay(debt.id, '250.00');
    await undo(id);
    const before = await snapshot();
    expect((await undo(id)).status).toBe(204);
    expect(await snapshot()).toBe(before);
  });

  test('undoing sent again under a key answers as the first time', async () => {
    const debt = await enter();
    const [first, second] = [await pay(debt.id, '5.00'), await pay(debt.id, '5.00')];
    const key = { 'Idempotency-Key': 'a-key-of-this-test-undo' };
    expect((await undo(first.id, key)).status).toBe(204);
    const before = await snapshot();
    expect((await undo(first.id, key)).status).toBe(204);
    expect((await undo(second.id, key)).status).toBe(422);
    expect(await snapshot()).toBe(before);
    expect(await balanceOf(debt.id)).toBe(99_500);
  });

  test('a milestone that was undone is earned again, each time', async () => {
    const debt = await enter();
    const before = await milestones();
    for (let time = 0; time < 3; time += 1) {
      const { id } = await pay(debt.id, '250.00');
      expect(await milestones()).toBe(before + 1);
      await undo(id);
      expect(await milestones()).toBe(before);
    }
    await pay(debt.id, '250.00');
    expect(await milestones()).toBe(before + 1);
    await pay(debt.id, '10.00');
    expect(await milestones()).toBe(before + 1);
  });

  test.each([
    ['200.00', '100.00', '150.00'],
    ['200.00', '250.00', '60.00'],
    ['240.00', '10.00', '510.00'],
  ])(
    'of payments of %s, %s and %s, undoing the middle one leaves the others',
    async (...amounts) => {
      const [without, undone] = [await enter({ name: 'Without' }), await enter({ name: 'Undone' })];
      const [first, middle, last] = amounts;
      const start = await read('getTokenBalance');
      await pay(without.id, first);
      await pay(without.id, last);
      const expected = await read('getTokenBalance');
      await pay(undone.id, first);
      const { id } = await pay(undone.id, middle);
      await pay(undone.id, last);
      expect((await undo(id)).status).toBe(204);
      const after = await read('getTokenBalance');
      expect(after.balance - expected.balance).toBe(expected.balance - start.balance);
      expect(after.totalEarned - expected.totalEarned).toBe(
        expected.totalEarned - start.totalEarned,
      );
      expect(await balanceOf(undone.id)).toBe(await balanceOf(without.id));
    },
  );

  test('undone one after the other, payments leave nothing, whatever the order', async () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [1, 2, 0],
    ]) {
      const debt = await enter();
      const before = await books();
      const ids: string[] = [];
      for (const amount of ['200.00', '100.00', '300.00']) {
        ids.push((await pay(debt.id, amount)).id);
      }
      for (const index of order) expect((await undo(ids[index] ?? '')).status).toBe(204);
      expect(await books()).toEqual(before);
    }
  });

  test('is refused where the tokens it earned are staked', async () => {
    const debt = await enter();
    const { id } = await pay(debt.id, '250.00');
    const { balance } = await read('getTokenBalance');
    const amount = quantityToDecimalString(balance);
    expect((await send('stakeTokens', { amount, duration: 30 })).status).toBe(200);
    const before = await snapshot();
    const response = await undo(id);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ detail: expect.stringMatching(/staked/) });
    expect(await snapshot()).toBe(before);
    expect(await balanceOf(debt.id)).toBe(75_000);
  });

  test('opens a debt again that was closed as paid off', async () => {
    const debt = await enter();
    const { id } = await pay(debt.id, '1000.00');
    expect((await sendTo('closeDebt', debt.id)).status).toBe(200);
    expect((await undo(id)).status).toBe(204);
    expect((await read('getDebts')).find((one) => one.id === debt.id)).toMatchObject({
      status: 'open',
      currentBalance: 100_000,
    });
  });

  test('leaves a debt that can be deleted', async () => {
    const debt = await enter();
    const { id } = await pay(debt.id, '5.00');
    await undo(id);
    expect((await sendTo('deleteDebt', debt.id)).status).toBe(204);
  });

  test('undone fifty times at once, a payment is undone once', async () => {
    const debt = await enter();
    const { id } = await pay(debt.id, '250.00');
    const answers = await Promise.all(Array.from({ length: 50 }, () => undo(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await balanceOf(debt.id)).toBe(100_000);
  });

  test('undone while others are made and undone, what is owed is what stands', async () => {
    const debt = await enter();
    const paid = await Promise.all(Array.from({ length: 12 }, () => pay(debt.id, '70.00')));
    const rest = paid.slice(0, 6);
    const made = Promise.all(Array.from({ length: 6 }, () => pay(debt.id, '20.00')));
    const undone = await Promise.all(rest.map(({ id }) => undo(id)));
    expect(undone.map(({ status }) => status)).toEqual(rest.map(() => 204));
    const more = await made;
    const standing = [...paid.slice(6), ...more].map(({ amount }) => amount);
    expect(await balanceOf(debt.id)).toBe(
      100_000 - standing.reduce<number>((sum, amount) => sum + amount, 0),
    );
    const listed = (await read('getPayments')).filter(({ debtId }) => debtId === debt.id);
    expect(listed).toHaveLength(12);
    for (const { id } of [...paid.slice(6), ...more]) await undo(id);
    expect(await balanceOf(debt.id)).toBe(100_000);
  });

  describe('knows no payment', () => {
    test.each(['p_999999999999999999', 'p_x', '../../etc/passwd', "' OR 1=1 --", '__proto__', '٥'])(
      '%j',
      async (id) => {
        const before = await snapshot();
        expect((await undo(id)).status).toBe(404);
        expect(await snapshot()).toBe(before);
      },
    );
  });
}
