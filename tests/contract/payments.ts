import { cents, percentPaid, toDecimalString, type Cents } from '@dime-time/finance-core';
import { endpoints, readAnswer, type Debt } from '@dime-time/finance-core/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { BAD_AMOUNTS } from './badValues.ts';
import type { Client } from './target.ts';

/** The two calls that pay, and what they send beside the debt and the amount. */
const CALLS = [
  ['createPayment', { source: 'manual' }],
  ['createAcceleratedPayment', {}],
] as const;

export function describePayments(client: Client): void {
  describe.each(CALLS)('%s', (key, extra) => {
    const { target, read, send, snapshot } = client;
    beforeEach(() => target.reset());
    const pay = (debtId: unknown, amount: unknown) => send(key, { debtId, amount, ...extra });
    const firstDebt = async (): Promise<Debt> => {
      const debt = (await read('getDebts')).find(({ currentBalance }) => currentBalance > 10_000);
      if (!debt) throw new Error('The household has no debt to pay on.');
      return debt;
    };

    test('lowers the debt, enters the payment and moves the summary', async () => {
      const debt = await firstDebt();
      const before = await read('getDashboardSummary');
      const response = await pay(debt.id, '50.00');
      expect(response.status).toBe(endpoints[key].status);
      const json: unknown = await response.json();
      const entered =
        key === 'createPayment'
          ? readAnswer(endpoints.createPayment, json)
          : readAnswer(endpoints.createAcceleratedPayment, json).payment;
      const source = key === 'createPayment' ? 'manual' : 'accelerated';
      expect(entered).toMatchObject({ debtId: debt.id, amount: 5000, source });
      expect((await read('getPayments'))[0]).toEqual(entered);
      const after = (await read('getDebts')).find(({ id }) => id === debt.id);
      expect(after?.currentBalance).toBe(debt.currentBalance - 5000);
      const summary = await read('getDashboardSummary');
      expect(summary.totalDebt).toBe(before.totalDebt - 5000);
      expect(summary.thisMonthPayments).toBe(before.thisMonthPayments + 5000);
    });

    test('earns 0.05 DTT for each dollar', async () => {
      const debt = await firstDebt();
      const before = await read('getTokenBalance');
      await pay(debt.id, '10.50');
      const [newest] = await read('getTokenRewards');
      expect(newest).toMatchObject({ action: 'debt_payment', amount: 52_500_000n });
      const after = await read('getTokenBalance');
      expect(after.balance - before.balance).toBe(52_500_000n);
      expect(after.totalEarned - before.totalEarned).toBe(52_500_000n);
    });

    test('earns 50 DTT for each milestone that is reached', async () => {
      const debt = await firstDebt();
      const reached = [25, 50, 75, 100].filter((milestone) => milestone > percentPaid(debt));
      const count = async () =>
        (await read('getTokenRewards')).filter(({ action }) => action === 'milestone').length;
      const before = await count();
      await pay(debt.id, toDecimalString(debt.currentBalance));
      expect(await count()).toBe(before + reached.length);
    });

    test.each(['5', '5.5', '0.01'])('takes %s as it is written', async (amount) => {
      const debt = await firstDebt();
      expect((await pay(debt.id, amount)).ok).toBe(true);
      expect(toDecimalString((await read('getPayments'))[0]?.amount ?? cents(0))).toBe(
        Number(amount).toFixed(2),
      );
    });

    test.each(BAD_AMOUNTS)('refuses %s and changes nothing', async (_name, amount) => {
      const debt = await firstDebt();
      const before = await snapshot();
      const response = await pay(debt.id, amount);
      expect(response.status).toBe(422);
      const problem: unknown = await response.json();
      expect(problem).toMatchObject({ status: 422, errors: [{ path: 'amount' }] });
      if (typeof amount === 'string' && amount.length > 3) {
        expect(JSON.stringify(problem)).not.toContain(amount);
      }
      expect(await snapshot()).toBe(before);
    });

    test('refuses a third decimal instead of rounding it', async () => {
      const debt = await firstDebt();
      const before = await snapshot();
      for (const amount of ['1.234', '0.001', '5.000']) {
        expect((await pay(debt.id, amount)).status).toBe(422);
      }
      expect(await snapshot()).toBe(before);
    });

    test('refuses a cent above the balance, takes the balance, and then nothing more', async () => {
      const debt = await firstDebt();
      const above = toDecimalString((debt.currentBalance + 1) as Cents);
      expect((await pay(debt.id, above)).status).toBe(422);
      expect((await pay(debt.id, toDecimalString(debt.currentBalance))).ok).toBe(true);
      const before = await snapshot();
      expect((await pay(debt.id, '0.01')).status).toBe(422);
      expect(await snapshot()).toBe(before);
    });

    test.each(['d_unknown', '../../etc/passwd', '%2e%2e', "' OR 1=1 --", '__proto__', '٥'])(
      'knows no debt %j',
      async (debtId) => {
        const before = await snapshot();
        const response = await pay(debtId, '5.00');
        expect(response.status).toBe(404);
        expect(await response.text()).not.toContain(debtId);
        expect(await snapshot()).toBe(before);
      },
    );

    test.each([
      ['nothing', ''],
      ['a number', 5],
      ['null', null],
      ['a list', ['d_1']],
    ])('refuses %s for a debt', async (_name, debtId) => {
      expect((await pay(debtId, '5.00')).status).toBe(422);
    });

    test('payments racing for one balance never take it below zero', async () => {
      const debt = await firstDebt();
      const leave = toDecimalString((debt.currentBalance - 10_000) as Cents);
      await pay(debt.id, leave);
      const statuses = await Promise.all(
        Array.from({ length: 50 }, async () => (await pay(debt.id, '7.00')).status),
      );
      expect(statuses.filter((status) => status === 422)).toHaveLength(36);
      const after = (await read('getDebts')).find(({ id }) => id === debt.id);
      expect(after?.currentBalance).toBe(200);
    });

    test('a hundred payments of a cent are exactly a dollar', async () => {
      const debt = await firstDebt();
      for (let count = 0; count < 100; count += 1) await pay(debt.id, '0.01');
      const after = (await read('getDebts')).find(({ id }) => id === debt.id);
      expect(after?.currentBalance).toBe(debt.currentBalance - 100);
    });
  });

  test.each(['accelerated', 'MANUAL', '', null, 5])(
    'a payment by hand is not %j',
    async (source) => {
      const [debt] = await client.read('getDebts');
      const response = await client.send('createPayment', {
        debtId: debt?.id,
        amount: '5.00',
        source,
      });
      expect(response.status).toBe(422);
    },
  );
}
