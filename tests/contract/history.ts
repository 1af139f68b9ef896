import {
  addDays,
  calendarDayOf,
  debtActivity,
  startOfDay,
  sumCents,
  toDecimalString,
  type Cents,
} from '@dime-time/finance-core';
import {
  endpoints,
  offersFeature,
  readAnswer,
  type HistoryMonth,
} from '@dime-time/finance-core/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { describeHistoryRanges, following } from './historyRanges.ts';
import type { Client } from './target.ts';

const CARD = {
  name: 'New Card',
  currentBalance: '1000.00',
  minimumPayment: '25.00',
  interestRate: 19.99,
  dueDate: 31,
};

const money = (amount: number) => toDecimalString(amount as Cents);

/** The months of a household, as its ledger has them. */
export function describeHistory(client: Client): void {
  const { target, path, read, send, sendTo } = client;
  beforeEach(() => target.reset());
  const ask = (query: string) => target.fetch(`${path('getHistory')}?${query}`);
  const history = async (query = 'from=2020-01'): Promise<HistoryMonth[]> => {
    const response = await ask(query);
    expect(response.status).toBe(200);
    return readAnswer(endpoints.getHistory, await response.json());
  };
  /** The running month. */
  const present = async () => {
    const month = (await history()).at(-1);
    if (!month) throw new Error('The household has no months.');
    return month;
  };
  const debtNow = async (id: string) => (await present()).debts.find(({ debtId }) => debtId === id);
  const today = async () => {
    const { asOf } = await read('getDashboardSummary');
    if (asOf === undefined) throw new Error('The summary does not tell its day.');
    return asOf;
  };
  const enter = async (change: object = {}) => {
    const response = await send('createDebt', { ...CARD, ...change });
    return readAnswer(endpoints.createDebt, await response.json());
  };
  const pay = async (debtId: string, amount: string) => {
    const response = await send('createPayment', { debtId, amount, source: 'manual' });
    expect(response.status).toBe(201);
    return readAnswer(endpoints.createPayment, await response.json());
  };
  const correct = async (id: string, amount: string, reason: string) => {
    const body = { amount, on: await today(), reason };
    expect((await sendTo('correctDebtBalance', id, body)).status).toBe(200);
  };

  test('the server offers it', async () => {
    expect(offersFeature(await read('getServiceStatus'), 'history')).toBe(true);
  });

  test('has the months from the first entry to the running one, each once', async () => {
    const months = (await history()).map(({ month }) => month);
    const running = (await today()).slice(0, 7);
    expect(months.length).toBeGreaterThan(3);
    expect(months.at(-1)).toBe(running);
    expect(months).toEqual(following(months[0] ?? '', months.length));
    expect(months).toEqual(months.toSorted());
  });

  test('each month adds up, and owes what the one before owed less what was paid', async () => {
    const months = await history();
    const before = new Map<string, number>();
    for (const { totalDebt, paid, interest, debts } of months) {
      expect(sumCents(debts.map((debt) => debt.balance))).toBe(totalDebt);
      expect(sumCents(debts.map((debt) => debt.paid))).toBe(paid);
      expect(sumCents(debts.map((debt) => debt.interest))).toBe(interest);
      for (const debt of debts) {
        const known = before.get(debt.debtId);
        if (known !== undefined) expect(debt.balance).toBe(known + debt.interest - debt.paid);
        before.set(debt.debtId, debt.balance);
      }
    }
    expect(months.some(({ paid }) => paid > 0)).toBe(true);
    expect(months.some(({ roundUps }) => roundUps > 0)).toBe(true);
  });

  test('what was paid in all months are the payments', async () => {
    const paid = sumCents((await history()).map((month) => month.paid));
    expect(paid).toBe(sumCents((await read('getPayments')).map(({ amount }) => amount)));
  });

  test('the round-ups of all months are those of the purchases', async () => {
    const roundUps = sumCents((await history()).map((month) => month.roundUps));
    const purchases = await read('getTransactions');
    expect(roundUps).toBe(sumCents(purchases.map(({ roundUpAmount }) => roundUpAmount)));
  });

  /** The figures of the running month, and the same ones by the other calls. */
  const figures = async () => {
    const [month, debts, summary] = [
      await present(),
      await read('getDebts'),
      await read('getDashboardSummary'),
    ];
    return {
      month: {
        totalDebt: month.totalDebt,
        paid: month.paid,
        roundUps: month.roundUps,
        balances: month.debts.map(({ debtId, balance }) => [debtId, balance]),
      },
      others: {
        totalDebt: summary.totalDebt,
        paid: summary.thisMonthPayments,
        roundUps: summary.thisMonthRoundUps,
        balances: debts.map(({ id, currentBalance }) => [id, currentBalance]),
      },
    };
  };

  test('the running month is what the debts and the dashboard say, before and after writes', async () => {
    const before = await figures();
    expect(before.month).toEqual(before.others);
    const { id } = await enter();
    await pay(id, '12.34');
    await correct(id, '1100.00', 'purchases');
    const purchase = { merchant: 'Shop', category: 'Food', date: new Date().toISOString() };
    await send('createTransaction', { ...purchase, amount: '4.67' });
    const after = await figures();
    expect(after.month).toEqual(after.others);
    expect(after.month.paid).toBe(before.month.paid + 1234);
    expect(after.month.roundUps).toBeGreaterThan(before.month.roundUps);
  });

  test('a purchase of tomorrow is none of today, as on the dashboard', async () => {
    const before = await figures();
    const { timeZone = 'UTC' } = await read('getUser');
    const date = new Date(startOfDay(addDays(await today(), 1), timeZone)).toISOString();
    const purchase = { merchant: 'Shop', category: 'Food', date, amount: '4.67' };
    expect((await send('createTransaction', purchase)).status).toBe(201);
    expect(await figures()).toEqual(before);
  });

  test('a statement is its interest, and other corrections are none', async () => {
    const { id } = await enter();
    await correct(id, '1020.50', 'interest');
    const known = { debtId: id, paid: 0, interest: 2050 };
    const on = await today();
    const corrections = [{ on, reason: 'interest', amount: 2050 }];
    expect(await debtNow(id)).toEqual({ ...known, balance: 102_050, corrections });
    await correct(id, '1120.50', 'purchases');
    await correct(id, '900.00', 'correction');
    expect(await debtNow(id)).toEqual({
      ...known,
      balance: 90_000,
      corrections: [
        ...corrections,
        { on, reason: 'purchases', amount: 10_000 },
        { on, reason: 'correction', amount: -22_050 },
      ],
    });
  });

  test('payments and corrections are every change of a debt', async () => {
    const { id } = await enter();
    await correct(id, '1020.50', 'interest');
    await pay(id, '12.34');
    const payments = (await read('getPayments')).map(({ date, ...payment }) => ({
      ...payment,
      on: calendarDayOf(date, 'UTC'),
    }));
    const months = await history();
    const activityOf = (debtId: string) =>
      debtActivity({
        history: months,
        payments: payments.filter((payment) => payment.debtId === debtId),
        debtId,
      });
    expect(activityOf(id).map(({ kind, change, balance }) => [kind, change, balance])).toEqual([
      ['start', 0, 100_000],
      // Whether it came before the payment of its day is not known.
      ['interest', 2050, undefined],
      ['manual', -1234, 100_816],
    ]);
    for (const debt of await read('getDebts')) {
      const rows = activityOf(debt.id);
      const changed = sumCents(rows.map(({ change }) => change));
      expect((rows[0]?.balance ?? 0) + changed).toBe(debt.currentBalance);
    }
  });

  test('two equal corrections are two entries', async () => {
    const { id } = await enter();
    await correct(id, '1020.50', 'purchases');
    await correct(id, '1041.00', 'purchases');
    expect((await debtNow(id))?.corrections?.map(({ amount }) => amount)).toEqual([2050, 2050]);
  });

  test('an undone payment leaves nothing', async () => {
    const { id } = await enter();
    const before = await history();
    const payment = await pay(id, '250.00');
    expect(await debtNow(id)).toMatchObject({ balance: 75_000, paid: 25_000 });
    expect((await sendTo('undoPayment', payment.id)).status).toBe(204);
    expect(await history()).toEqual(before);
  });

  test('a debt is absent before its month, and its opening is no payment', async () => {
    const before = await history();
    const { id } = await enter();
    const after = await history();
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    expect(after.at(-1)?.debts.at(-1)).toEqual({
      debtId: id,
      balance: 100_000,
      paid: 0,
      interest: 0,
    });
    expect(after.at(-1)?.totalDebt).toBe((before.at(-1)?.totalDebt ?? 0) + 100_000);
  });

  test('a deleted debt is gone from every month', async () => {
    const before = await history();
    const { id } = await enter();
    expect((await sendTo('deleteDebt', id)).status).toBe(204);
    expect(await history()).toEqual(before);
  });

  test('a closed debt stays, and a reopened one', async () => {
    const { id } = await enter();
    await pay(id, '1000.00');
    const before = await history();
    expect((await sendTo('closeDebt', id)).status).toBe(200);
    expect(await history()).toEqual(before);
    expect(await debtNow(id)).toMatchObject({ balance: 0, paid: 100_000 });
    expect((await sendTo('reopenDebt', id)).status).toBe(200);
    expect(await history()).toEqual(before);
  });

  test('paying from round-ups is a payment', async () => {
    const purchase = { merchant: 'Shop', category: 'Food', date: new Date().toISOString() };
    await send('createTransaction', { ...purchase, amount: '4.67' });
    const { roundUpsWaiting = 0 } = await read('getDashboardSummary');
    const { id } = await enter();
    const body = { debtId: id, amount: money(roundUpsWaiting), source: 'roundup' };
    expect((await send('createPayment', body)).status).toBe(201);
    expect(await debtNow(id)).toMatchObject({ paid: roundUpsWaiting });
  });

  describe('a range', () => {
    describeHistoryRanges(client);
  });
}
