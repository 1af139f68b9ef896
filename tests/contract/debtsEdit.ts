import {
  addDays,
  calendarDayOf,
  lastDueDate,
  formatDay,
  toDecimalString,
  type Cents,
} from '@dime-time/finance-core';
import { endpoints, offersFeature, readAnswer, type Debt } from '@dime-time/finance-core/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from './target.ts';

const DEBT = {
  name: 'New Card',
  currentBalance: '500.00',
  originalBalance: '800.00',
  minimumPayment: '25.00',
  interestRate: 19.99,
  dueDate: 31,
};
const RULE = { kind: 'percent-plus-interest', share: 100, floor: '35.00' };
const PROMOTION = { interestRate: 0, endsOn: '2027-06-30' };

const money = (amount: number) => toDecimalString(amount as Cents);

/** Debts that are changed, corrected, closed and deleted; and what is kept of an account number. */
export function describeDebtsEdit(client: Client): void {
  const { target, read, send, sendTo, snapshot } = client;
  beforeEach(() => target.reset());
  const find = async (id: string) => (await read('getDebts')).find((debt) => debt.id === id);
  const enter = async (change: object = {}): Promise<Debt> => {
    const response = await send('createDebt', { ...DEBT, ...change });
    expect(response.status).toBe(201);
    return readAnswer(endpoints.createDebt, await response.json());
  };
  const pay = (debtId: string, amount: string) =>
    send('createPayment', { debtId, amount, source: 'manual' });
  /** The household's today. The demo households live in UTC or in the zone that they tell. */
  const today = async () => {
    const { timeZone = 'UTC' } = await read('getUser');
    const { asOf } = await read('getDashboardSummary');
    return asOf ?? calendarDayOf(new Date().toISOString(), timeZone);
  };

  test('the server offers it', async () => {
    expect(offersFeature(await read('getServiceStatus'), 'debts.edit')).toBe(true);
  });

  test('a debt is open, and its balance is of the day it was entered', async () => {
    const debt = await enter();
    expect(debt).toMatchObject({
      status: 'open',
      estimatedInterest: 0,
      paidSince: 0,
      paidSinceDue: 0,
      oneOffPaidToday: 0,
      pastDue: 0,
      addedCharges: 0,
    });
    expect(debt.balanceAsOf).toBe(await today());
  });

  describe('an account number', () => {
    test.each([
      ['4111 1111 1111 1111', '•••• 1111'],
      ['4111-1111-1111-1234', '•••• 1234'],
      ['41111111 1111 1 1 1 1', '•••• 1111'],
      ['12345', '•••• 2345'],
      ['GB82 WEST 1234 5698 7654 32', '•••• 5432'],
      ['1234', '•••• 1234'],
      ['•••• 1234', '•••• 1234'],
      ['', ''],
    ])('%s is kept as %s', async (accountNumber, kept) => {
      const debt = await enter({ accountNumber });
      expect(debt.accountNumber).toBe(kept);
      const other = await enter();
      const response = await sendTo('updateDebt', other.id, { accountNumber });
      expect(await response.json()).toMatchObject({ accountNumber: kept });
      expect((await find(other.id))?.accountNumber).toBe(kept);
    });
  });

  test.each([
    ['Test Visa 5555 5555 5555 4444', 'Test Visa •••• 4444'],
    ['5555-5555\u200b5555.4444 Visa', '•••• 4444 Visa'],
    ['٥٥٥٥ ٥٥٥٥ ٥٥٥٥ ٤٤٤٤', '•••• 4444'],
  ])('the card number of the name %j is cut', async (name, kept) => {
    const debt = await enter({ name });
    expect(debt.name).toBe(kept);
    const other = await enter();
    const response = await sendTo('updateDebt', other.id, { name });
    expect(await response.json()).toMatchObject({ name: kept });
    expect((await find(other.id))?.name).toBe(kept);
  });

  describe('PATCH', () => {
    test('changes what it names and leaves the rest', async () => {
      const debt = await enter();
      const response = await sendTo('updateDebt', debt.id, { name: 'Old Card', dueDate: 3 });
      expect(response.status).toBe(200);
      const changed = readAnswer(endpoints.updateDebt, await response.json());
      expect(changed).toEqual({ ...debt, name: 'Old Card', dueDate: 3 });
      expect(await find(debt.id)).toEqual(changed);
    });

    test('takes each field', async () => {
      const debt = await enter();
      const patch = {
        name: 'Blue Card',
        accountNumber: '•••• 9876',
        originalBalance: '900.00',
        minimumPayment: '30.00',
        interestRate: 9.5,
        dueDate: 7,
        minimumRule: RULE,
        promotion: PROMOTION,
      };
      const response = await sendTo('updateDebt', debt.id, patch);
      expect(await response.json()).toMatchObject(patch);
      expect(await find(debt.id)).toMatchObject({
        interestRate: 9500,
        minimumRule: { ...RULE, floor: 3500 },
        promotion: PROMOTION,
      });
    });

    test('takes a rule and a promotion away with null', async () => {
      const debt = await enter();
      await sendTo('updateDebt', debt.id, { minimumRule: RULE, promotion: PROMOTION });
      await sendTo('updateDebt', debt.id, { minimumRule: null });
      expect(await find(debt.id)).toMatchObject({ promotion: PROMOTION });
      await sendTo('updateDebt', debt.id, { promotion: null });
      expect(await find(debt.id)).toEqual(debt);
    });

    test('of nothing changes nothing', async () => {
      const debt = await enter();
      expect((await sendTo('updateDebt', debt.id, {})).status).toBe(200);
      expect(await find(debt.id)).toEqual(debt);
    });

    test.each([
      { name: '' },
      { name: null },
      { accountNumber: '<b>' },
      { originalBalance: '100000000.01' },
      { minimumPayment: '-1.00' },
      { minimumPayment: '100000000.01' },
      { interestRate: 10_001 },
      { dueDate: 32 },
      { minimumRule: { kind: 'none' } },
      { minimumRule: { ...RULE, floor: '100000000.01' } },
      { promotion: { interestRate: -1, endsOn: '2027-06-30' } },
      { promotion: { interestRate: 0, endsOn: '2027-02-30' } },
    ])('of %o is refused', async (change) => {
      const debt = await enter();
      const before = await snapshot();
      const response = await sendTo('updateDebt', debt.id, change);
      expect(response.status).toBe(422);
      const [path] = Object.keys(change);
      const { errors } = (await response.json()) as { errors: { path: string }[] };
      expect(errors[0]?.path.split('.')[0] || path).toBe(path);
      expect(await snapshot()).toBe(before);
      expect(await find(debt.id)).toEqual(debt);
    });

    test('does not touch the balance', async () => {
      const debt = await enter();
      const response = await sendTo('updateDebt', debt.id, { currentBalance: '1.00' });
      expect(response.status).toBe(400);
      expect(await find(debt.id)).toEqual(debt);
    });
  });

  describe('the balance of a statement', () => {
    const correct = async (id: string, amount: string, change: object = {}) =>
      sendTo('correctDebtBalance', id, {
        amount,
        on: await today(),
        reason: 'correction',
        ...change,
      });

    test.each([
      ['523.45', 'interest'],
      ['410.00', 'correction'],
      ['900.00', 'purchases'],
      ['0.00', 'correction'],
      ['500.00', 'interest'],
    ])('of %s for %s is what is owed', async (amount, reason) => {
      const debt = await enter();
      const before = await read('getDashboardSummary');
      const response = await correct(debt.id, amount, { reason });
      expect(response.status).toBe(200);
      const changed = readAnswer(endpoints.correctDebtBalance, await response.json());
      expect(money(changed.currentBalance)).toBe(amount);
      const charged = reason === 'correction' ? 0 : changed.currentBalance - debt.currentBalance;
      expect(changed.addedCharges).toBe(charged);
      // What was wrong was never paid: the original moves with it.
      const moved = reason === 'correction' ? changed.currentBalance : debt.currentBalance;
      expect(changed.originalBalance - debt.originalBalance).toBe(moved - debt.currentBalance);
      const after = await read('getDashboardSummary');
      const more = changed.currentBalance - debt.currentBalance;
      expect(after.totalDebt - before.totalDebt).toBe(more);
      // It is no payment, and earns nothing.
      expect(after.thisMonthPayments).toBe(before.thisMonthPayments);
      expect((await read('getPayments')).filter(({ debtId }) => debtId === debt.id)).toEqual([]);
    });

    test('of an earlier day is less what was paid since, and interest is estimated from it', async () => {
      const debt = await enter();
      await pay(debt.id, '40.00');
      const on = addDays(await today(), -10);
      const response = await correct(debt.id, '500.00', { on, reason: 'interest' });
      const changed = readAnswer(endpoints.correctDebtBalance, await response.json());
      // It was paid today, so 500.00 was owed on each day: 500.00 * 19.99 % * 10 / 365 = 2.738…
      expect(changed).toMatchObject({
        currentBalance: 46_000,
        balanceAsOf: on,
        estimatedInterest: 274,
        paidSince: 4_000,
        paidSinceDue: 4_000,
      });
      expect(await find(debt.id)).toEqual(changed);
    });

    test('of before the last due day makes its minimum past due, until it is paid', async () => {
      const debt = await enter();
      const on = addDays(lastDueDate(DEBT.dueDate, await today()), -1);
      await correct(debt.id, '500.00', { on, reason: 'correction' });
      expect(await find(debt.id)).toMatchObject({ pastDue: 2_500, paidSinceDue: 0 });
      await pay(debt.id, '20.00');
      expect(await find(debt.id)).toMatchObject({ pastDue: 500, paidSinceDue: 0 });
      await pay(debt.id, '6.00');
      expect(await find(debt.id)).toMatchObject({ pastDue: 0, paidSinceDue: 100 });
      // A statement of today settles no more with it: $25 were for what was past due.
      await correct(debt.id, '480.00', { on: await today(), reason: 'interest' });
      expect(await find(debt.id)).toMatchObject({ pastDue: 0, paidSinceDue: 100 });
    });

    test('of a day between a missed minimum and its late payment leaves the next one due', async () => {
      const day = await today();
      const debt = await enter({ dueDate: Number(addDays(day, -5).slice(8)) });
      await correct(debt.id, '500.00', { on: addDays(day, -6), reason: 'correction' });
      expect(await find(debt.id)).toMatchObject({ pastDue: 2_500, paidSinceDue: 0 });
      await pay(debt.id, '25.00');
      await correct(debt.id, '490.00', { on: addDays(day, -2), reason: 'correction' });
      expect(await find(debt.id)).toMatchObject({
        currentBalance: 46_500,
        pastDue: 0,
        paidSinceDue: 0,
      });
    });

    test.each(['interest', 'purchases'])('that is lower is not explained by %s', async (reason) => {
      const debt = await enter();
      await pay(debt.id, '40.00');
      const before = await snapshot();
      const on = addDays(await today(), -10);
      const response = await correct(debt.id, '499.99', { on, reason });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        errors: [{ path: 'reason', code: 'statement-lowers-balance' }],
      });
      expect(await snapshot()).toBe(before);
      expect((await correct(debt.id, '500.00', { on, reason })).status).toBe(200);
    });

    test('is none of a day far before the balance that is known', async () => {
      const debt = await enter();
      const before = await snapshot();
      const response = await correct(debt.id, '1.00', { on: '2020-01-01' });
      expect(response.status).toBe(422);
      const known = await today();
      const message = `This balance is from ${formatDay(known)}, and a statement can be up to 62 days older. Choose ${formatDay(addDays(known, -62))} or a later date.`;
      expect(await response.json()).toMatchObject({ errors: [{ path: 'on', message }] });
      expect(await snapshot()).toBe(before);
    });

    test('of less than was paid since leaves nothing to pay', async () => {
      const debt = await enter();
      await pay(debt.id, '40.00');
      const on = addDays(await today(), -10);
      expect(await (await correct(debt.id, '30.00', { on })).json()).toMatchObject({
        currentBalance: '0.00',
      });
    });

    test('of today has today’s payments in it', async () => {
      const debt = await enter();
      await pay(debt.id, '40.00');
      expect(await (await correct(debt.id, '470.00')).json()).toMatchObject({
        currentBalance: '470.00',
      });
    });

    test('is none of a day to come', async () => {
      const debt = await enter();
      const before = await snapshot();
      const response = await correct(debt.id, '1.00', { on: addDays(await today(), 1) });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path: 'on' }] });
      expect(await snapshot()).toBe(before);
    });

    test.each([
      { amount: '-1.00' },
      { amount: 5 },
      { amount: '100000000.01' },
      { on: '2026-02-30' },
      { reason: 'payment' },
    ])('is refused with %o', async (change) => {
      const debt = await enter();
      const before = await snapshot();
      const response = await correct(debt.id, '1.00', change);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path: Object.keys(change)[0] }] });
      expect(await snapshot()).toBe(before);
    });
  });

  describe('closing', () => {
    test('is refused while something is owed', async () => {
      const debt = await enter();
      const before = await snapshot();
      expect((await sendTo('closeDebt', debt.id)).status).toBe(409);
      expect(await snapshot()).toBe(before);
      expect(await find(debt.id)).toEqual(debt);
    });

    test('leaves the debt in the list, closed, until it is opened again', async () => {
      const debt = await enter();
      await pay(debt.id, '500.00');
      const response = await sendTo('closeDebt', debt.id);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ id: debt.id, status: 'closed' });
      expect(await find(debt.id)).toMatchObject({ status: 'closed' });
      expect((await sendTo('closeDebt', debt.id)).status).toBe(200);
      const opened = await sendTo('reopenDebt', debt.id);
      expect(await opened.json()).toMatchObject({ status: 'open' });
      expect((await sendTo('reopenDebt', debt.id)).status).toBe(200);
      expect(await find(debt.id)).toMatchObject({ status: 'open' });
    });

    test('lets no statement change it before it is opened', async () => {
      const debt = await enter({ currentBalance: '0.00' });
      await sendTo('closeDebt', debt.id);
      const on = await today();
      const body = { amount: '5.00', on, reason: 'purchases' };
      expect((await sendTo('correctDebtBalance', debt.id, body)).status).toBe(409);
    });
  });

  describe('deleting', () => {
    test('leaves nothing of a debt that nothing happened on', async () => {
      const before = await read('getDashboardSummary');
      const debts = await read('getDebts');
      const debt = await enter();
      const response = await sendTo('deleteDebt', debt.id);
      expect([response.status, await response.text()]).toEqual([204, '']);
      expect(await read('getDebts')).toEqual(debts);
      expect(await read('getDashboardSummary')).toEqual(before);
      expect((await pay(debt.id, '1.00')).status).toBe(404);
      expect((await sendTo('updateDebt', debt.id, { name: 'Back' })).status).toBe(404);
    });

    test('is refused once something was paid or corrected', async () => {
      const [paid, corrected] = [await enter(), await enter()];
      await pay(paid.id, '1.00');
      const body = { amount: '5.00', on: await today(), reason: 'correction' };
      await sendTo('correctDebtBalance', corrected.id, body);
      const before = await snapshot();
      for (const { id } of [paid, corrected]) {
        expect((await sendTo('deleteDebt', id)).status).toBe(409);
      }
      expect(await snapshot()).toBe(before);
      expect(await read('getDebts')).toHaveLength(5);
    });

    test('makes room for another', async () => {
      const room = 200 - (await read('getDebts')).length;
      const ids: string[] = [];
      for (let entered = 0; entered < room; entered += 1) ids.push((await enter()).id);
      expect((await send('createDebt', DEBT)).status).toBe(422);
      await sendTo('deleteDebt', ids[0] ?? '');
      expect((await send('createDebt', DEBT)).status).toBe(201);
    });
  });

  const balance = { amount: '1.00', on: '2026-01-01', reason: 'correction' };
  describe.each([
    ['updateDebt', { name: 'Card' }],
    ['correctDebtBalance', balance],
    ['closeDebt', undefined],
    ['reopenDebt', undefined],
    ['deleteDebt', undefined],
  ] as const)('%s', (key, body) => {
    test.each(['d_unknown', '../../etc/passwd', '%2e%2e', "' OR 1=1 --", '__proto__', '٥'])(
      'knows no debt %j',
      async (id) => {
        const before = await snapshot();
        expect((await sendTo(key, id, body)).status).toBe(404);
        expect(await snapshot()).toBe(before);
      },
    );

    test('sent again under a key answers as the first time and changes nothing', async () => {
      const debt = await enter({ currentBalance: key === 'closeDebt' ? '0.00' : '500.00' });
      const headers = { 'Idempotency-Key': `a-key-of-this-test-${key}` };
      const sent = key === 'correctDebtBalance' ? { ...balance, on: await today() } : body;
      const first = await sendTo(key, debt.id, sent, headers);
      expect(first.ok).toBe(true);
      const after = await snapshot();
      const second = await sendTo(key, debt.id, sent, headers);
      expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
      expect(await snapshot()).toBe(after);
      const other = await enter();
      expect((await sendTo(key, other.id, sent, headers)).status).toBe(422);
    });
  });
}
