import {
  addDays,
  addMonths,
  calendarDay,
  calendarDayOf,
  cents,
  DEFAULT_PLAN,
  nextPayments,
  owedNow,
  planForecast,
  planOverview,
  sumCents,
  toDecimalString,
  type CalendarDay,
  type Household,
  type PlanChoices,
} from '@dime-time/finance-core';
import { endpoints, offersFeature, readAnswer } from '@dime-time/finance-core/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from './target.ts';

const KEY = { 'Idempotency-Key': 'a-key-of-a-saved-plan-01' };
const PLAN = {
  strategy: 'snowball',
  order: [],
  extraMonthly: '100.00',
  oneOffs: [],
  includeRoundUps: true,
};
const FIELDS = ['asOf', 'monthlyPayment', 'interest', 'debtFreeDate', 'balances', 'monthEnds'];

/** The payoff plan of a household, and what its versions promised. */
export function describePlan(client: Client): void {
  const { target, read, send, sendTo, snapshot } = client;
  beforeEach(() => target.reset());
  const put = (change: object = {}, headers?: Record<string, string>) =>
    send('putPlan', { ...PLAN, ...change }, headers);
  const save = async (change: object = {}) => {
    const response = await put(change);
    expect(response.status).toBe(200);
    return readAnswer(endpoints.putPlan, await response.json());
  };
  /** Enters a debt and returns its ID. */
  const enter = async (debt: object) => {
    const response = await send('createDebt', debt);
    expect(response.status).toBe(201);
    return readAnswer(endpoints.createDebt, await response.json()).id;
  };
  const ids = async () => (await read('getDebts')).map(({ id }) => id);
  /** What the server forecasts from. */
  const household = async (): Promise<Household> => {
    const { asOf, monthlyRoundUps } = await read('getDashboardSummary');
    if (asOf === undefined || monthlyRoundUps === undefined) throw new Error('Both are told.');
    return { debts: await read('getDebts'), monthlyRoundUps, asOf };
  };
  const today = async () => (await household()).asOf;
  const newest = async () => {
    const [version] = await read('getPlanVersions');
    if (!version) throw new Error('A plan is saved.');
    return version;
  };

  /** What is owed in all, with the interest estimated since the days of the balances. */
  const owed = async () => sumCents((await read('getDebts')).map(owedNow));

  test('the server offers it', async () => {
    expect(offersFeature(await read('getServiceStatus'), 'plan')).toBe(true);
  });

  test('until one is saved it is the default, which has no id and no versions', async () => {
    expect(await read('getPlan')).toEqual(DEFAULT_PLAN);
    expect(await read('getPlanVersions')).toEqual([]);
  });

  test('the default, once saved, promises the date of the dashboard', async () => {
    await save({ strategy: 'avalanche', extraMonthly: '0.00' });
    const { forecast } = await newest();
    const { debtFreeDate } = await read('getDashboardSummary');
    expect(forecast.debtFreeDate).toBe(debtFreeDate);
    expect(forecast.balances[0]).toBe(await owed());
  });

  test('the dashboard follows the saved plan, and names what it pays', async () => {
    const { plan, debtFreeDate: before } = await read('getDashboardSummary');
    expect(plan).toBeUndefined();
    await save({ extraMonthly: '150.00' });
    const after = await read('getDashboardSummary');
    expect(after.plan).toEqual({
      strategy: 'snowball',
      order: [],
      extraMonthly: 15_000,
      oneOffs: [],
      includeRoundUps: true,
    });
    expect(after.debtFreeDate).toBe((await newest()).forecast.debtFreeDate);
    expect((after.debtFreeDate ?? '9999') < (before ?? '9999')).toBe(true);
  });

  test('each field is kept', async () => {
    const [first = '', second = ''] = await ids();
    const day = await today();
    const plan = {
      strategy: 'custom',
      order: [second, first],
      extraMonthly: '0.01',
      oneOffs: [
        { on: day, amount: '1200.00', note: 'Tax refund' },
        { on: addMonths(day, 1200), amount: '100000000.00' },
      ],
      includeRoundUps: false,
      targetDate: addDays(day, 1),
    };
    const response = await put(plan);
    const { id, since, ...told } = (await response.json()) as Record<string, unknown>;
    expect(told).toEqual({ ...plan, paidOneOffDays: [] });
    expect(id).toEqual(expect.any(String));
    expect(calendarDayOf(String(since), (await read('getUser')).timeZone ?? 'UTC')).toBe(day);
    const { forecast: _forecast, ...version } = await newest();
    expect(await read('getPlan')).toEqual({ ...version, paidOneOffDays: [] });
    expect(version).toEqual(readAnswer(endpoints.putPlan, { ...plan, id, since }));
  });

  test('versions are newest first, 24 at most, with an id each', async () => {
    for (let extra = 1; extra <= 25; extra += 1) await save({ extraMonthly: `${extra}.00` });
    const versions = await read('getPlanVersions');
    expect(versions.map(({ extraMonthly }) => extraMonthly)).toEqual(
      Array.from({ length: 24 }, (_, index) => (25 - index) * 100),
    );
    expect(new Set(versions.map(({ id }) => id)).size).toBe(24);
    expect((await read('getPlan')).id).toBe(versions[0]?.id);
  });

  test('the same plan again is the same version, and a former one is a new version', async () => {
    const first = await save();
    expect(await save({ extraMonthly: '100' })).toEqual(first);
    await save({ includeRoundUps: false });
    const third = await save();
    expect(third.id).not.toBe(first.id);
    expect(await read('getPlanVersions')).toHaveLength(3);
  });

  test('ten sends at once are one version', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, async () => (await put()).text()));
    expect(new Set(answers).size).toBe(1);
    expect(await read('getPlanVersions')).toHaveLength(1);
  });

  test('sent again with its key it answers as the first time, also when another is newer', async () => {
    const first = await (await put({}, KEY)).text();
    await save({ strategy: 'avalanche' });
    const after = await snapshot();
    expect(await (await put({}, KEY)).text()).toBe(first);
    expect(await snapshot()).toBe(after);
    expect((await put({ includeRoundUps: false }, KEY)).status).toBe(422);
    expect(await read('getPlan')).toMatchObject({ strategy: 'avalanche' });
  });

  describe('the forecast', () => {
    const choices: readonly (readonly [string, Partial<PlanChoices>])[] = [
      ['avalanche', { strategy: 'avalanche' }],
      ['snowball', { extraMonthly: cents(25_000) }],
      ['minimums alone', { strategy: 'minimum-only', includeRoundUps: false }],
      ['custom', { strategy: 'custom', includeRoundUps: false }],
      ['with a one-off payment', { oneOffs: [{ on: later(90), amount: cents(150_000) }] }],
    ];
    test.each(choices)('of %s is that of planForecast', async (_name, change) => {
      const order = change.strategy === 'custom' ? (await ids()).toReversed() : [];
      const plan: PlanChoices = { ...DEFAULT_PLAN, strategy: 'snowball', order, ...change };
      await save({
        ...plan,
        extraMonthly: toDecimalString(plan.extraMonthly),
        oneOffs: plan.oneOffs.map((one) => ({ ...one, amount: toDecimalString(one.amount) })),
      });
      expect((await newest()).forecast).toEqual(planForecast(plan, await household()));
    });

    test('counts the round-ups of the last thirty days', async () => {
      const before = await household();
      const purchase = { merchant: 'Shop', category: 'Food', amount: '4.01' };
      await send('createTransaction', { ...purchase, date: new Date().toISOString() });
      await save();
      const after = await household();
      expect(after.monthlyRoundUps).toBeGreaterThan(before.monthlyRoundUps);
      const plan = { ...DEFAULT_PLAN, strategy: 'snowball', extraMonthly: cents(10_000) } as const;
      expect((await newest()).forecast).toEqual(planForecast(plan, after));
    });

    test('stays what it was when debts change, and a new version has the new ones', async () => {
      const [debtId = ''] = await ids();
      await save();
      const first = await newest();
      expect(Object.keys(first.forecast).toSorted()).toEqual(FIELDS.toSorted());
      await send('createPayment', { debtId, amount: '500.00', source: 'manual' });
      await sendTo('updateDebt', debtId, { interestRate: 1, minimumPayment: '900.00' });
      expect(await newest()).toEqual(first);
      await save({ extraMonthly: '101.00' });
      const [second, former] = await read('getPlanVersions');
      expect(former).toEqual(first);
      // At one percent, almost none of the estimated interest is left.
      expect(second?.forecast.balances[0]).toBe(await owed());
      expect(first.forecast.balances[0]).toBeGreaterThanOrEqual((await owed()) + 50_000);
    });

    test('has no date where the plan never ends', async () => {
      for (const id of await ids()) await sendTo('updateDebt', id, { minimumPayment: '0.00' });
      await save({ strategy: 'minimum-only', extraMonthly: '0.00', includeRoundUps: false });
      const { forecast } = await newest();
      expect(forecast.debtFreeDate).toBeNull();
      expect(forecast.monthlyPayment).toBe(0);
      expect(forecast.balances.length).toBeLessThanOrEqual(601);
    });
  });

  test('a one-off payment that is made today is no longer asked for, and is no part of the next', async () => {
    const amount = cents(12_345);
    await save({ oneOffs: [{ on: await today(), amount: toDecimalString(amount) }] });
    const own = async (id: string) => (await read('getDebts')).find((debt) => debt.id === id);
    const due = async () => {
      const { plan = DEFAULT_PLAN } = await read('getDashboardSummary');
      const known = await household();
      const debts = await read('getDebts');
      const next = nextPayments(debts, planOverview(plan, known), known.asOf);
      return next.map(({ debtId, kind, payment }) => ({ debtId, kind, payment }));
    };
    const before = await due();
    const oneOff = before.filter(({ kind }) => kind === 'one-off');
    expect(oneOff).toMatchObject([{ payment: amount }]);
    const debtId = oneOff[0]?.debtId ?? '';
    const already = (await own(debtId))?.paidSinceDue;
    const payment = { debtId, amount: toDecimalString(amount), source: 'manual' };
    const response = await send('createPayment', payment);
    const { id } = readAnswer(endpoints.createPayment, await response.json());
    expect(await own(debtId)).toMatchObject({ oneOffPaidToday: amount, paidSinceDue: already });
    expect(await due()).toEqual(before.filter(({ kind }) => kind !== 'one-off'));
    // A version that is saved after it does not ask for it either.
    await save({ extraMonthly: '0.00', oneOffs: [] });
    expect(await own(debtId)).toMatchObject({ oneOffPaidToday: amount, paidSinceDue: already });
    // Neither is it another payment because a debt is owed now that the plan would have paid first.
    const dearer = {
      name: 'Payday Loan',
      currentBalance: '5.00',
      minimumPayment: '5.00',
      interestRate: 36,
      dueDate: 1,
    };
    await enter(dearer);
    expect(await own(debtId)).toMatchObject({ oneOffPaidToday: amount, paidSinceDue: already });
    await sendTo('undoPayment', id);
    expect(await own(debtId)).toMatchObject({ oneOffPaidToday: 0, paidSinceDue: already });
  });

  test('a debt that is gone is left out, and the rest is still the same version', async () => {
    const debt = {
      name: 'Typed by mistake',
      currentBalance: '10.00',
      minimumPayment: '5.00',
      interestRate: 5,
      dueDate: 1,
    };
    const id = await enter(debt);
    const others = await ids();
    const saved = await save({
      strategy: 'custom',
      order: [id, ...others.filter((one) => one !== id)],
    });
    expect((await sendTo('deleteDebt', id)).status).toBe(204);
    const order = others.filter((one) => one !== id);
    expect(await read('getPlan')).toEqual({ ...saved, order });
    expect((await newest()).order).toEqual(order);
    expect((await save({ strategy: 'custom', order })).id).toBe(saved.id);
    expect(await read('getPlanVersions')).toHaveLength(1);
  });

  test('a debt that is deleted is no progress: the plan promises what it would have without it', async () => {
    const debt = {
      name: 'Entered twice',
      currentBalance: '600.00',
      minimumPayment: '25.00',
      interestRate: 29.99,
      dueDate: 9,
    };
    const id = await enter(debt);
    await save();
    const { forecast: before } = await newest();
    expect((await sendTo('deleteDebt', id)).status).toBe(204);
    const { forecast, ...version } = await newest();
    expect(forecast).toEqual(
      planForecast(
        { ...DEFAULT_PLAN, strategy: 'snowball', extraMonthly: cents(10_000) },
        await household(),
      ),
    );
    expect(before.balances[0]).toBe(sumCents([forecast.balances[0] ?? cents(0), cents(60_000)]));
    // The version is the same one, and has no more fields than before.
    expect(version).toEqual({
      ...PLAN,
      extraMonthly: cents(10_000),
      id: expect.any(String),
      since: expect.any(String),
    });
  });

  test('an order that is not used may name debts that are gone, and does not keep them', async () => {
    const [first = ''] = await ids();
    const saved = await save({ order: ['d_nobody', first] });
    expect(saved.order).toEqual([first]);
  });

  test('a card number in a note is cut', async () => {
    const oneOff = { on: await today(), amount: '5.00', note: 'From 5555 5555 5555 4444' };
    const { oneOffs } = await save({ oneOffs: [oneOff] });
    expect(oneOffs[0]?.note).toBe('From •••• 4444');
  });

  describe('is refused', () => {
    const refusals: readonly (readonly [
      string,
      (day: CalendarDay, id: string) => object,
      string,
    ])[] = [
      ['an amount above the most', () => ({ extraMonthly: '100000000.01' }), 'extraMonthly'],
      ['an amount below zero', () => ({ extraMonthly: '-0.01' }), 'extraMonthly'],
      [
        'a one-off payment above the most',
        (on) => ({ oneOffs: [{ on, amount: '100000000.01' }] }),
        'oneOffs.0.amount',
      ],
      ['a one-off payment of nothing', (on) => ({ oneOffs: [{ on, amount: '0.00' }] }), 'oneOffs'],
      [
        'a one-off payment before today',
        (on) => ({
          oneOffs: [
            { on, amount: '1.00' },
            { on: addDays(on, -1), amount: '1.00' },
          ],
        }),
        'oneOffs.1.on',
      ],
      [
        'a one-off payment more than a hundred years away',
        (on) => ({ oneOffs: [{ on: addDays(addMonths(on, 1200), 1), amount: '1.00' }] }),
        'oneOffs.0.on',
      ],
      [
        'more than 60 one-off payments',
        (on) => ({ oneOffs: Array.from({ length: 61 }, () => ({ on, amount: '1.00' })) }),
        'oneOffs',
      ],
      [
        'an unknown debt in the order',
        (_day, id) => ({ strategy: 'custom', order: [id, 'd_nobody'] }),
        'order.1',
      ],
      ['a debt twice in the order', (_day, id) => ({ order: [id, id] }), 'order.1'],
      ['an unknown strategy', () => ({ strategy: 'fastest' }), 'strategy'],
      ['a target of today', (targetDate) => ({ targetDate }), 'targetDate'],
      [
        'a target more than a hundred years away',
        (day) => ({ targetDate: addDays(addMonths(day, 1200), 1) }),
        'targetDate',
      ],
    ];
    test.each(refusals)('%s', async (_name, change, path) => {
      const [id = ''] = await ids();
      const before = await snapshot();
      const response = await put(change(await today(), id));
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path }] });
      expect(await snapshot()).toBe(before);
      expect(await read('getPlan')).toEqual(DEFAULT_PLAN);
    });

    test('with a field that it does not have', async () => {
      expect((await put({ id: 'p_1' })).status).toBe(400);
      expect(await read('getPlan')).toEqual(DEFAULT_PLAN);
    });
  });

  test('a target of a hundred years and amounts of the most are taken', async () => {
    const day = await today();
    const oneOffs = Array.from({ length: 60 }, () => ({ on: day, amount: '100000000.00' }));
    await save({ extraMonthly: '100000000.00', oneOffs, targetDate: addMonths(day, 1200) });
    expect((await newest()).forecast.balances).toHaveLength(2);
  });

  test('another household has none of it', async () => {
    const [id = ''] = await ids();
    await save({ order: [id] });
    await target.reset();
    expect(await read('getPlan')).toEqual(DEFAULT_PLAN);
    expect(await read('getPlanVersions')).toEqual([]);
  });

  test('signed out, nobody reads or saves one', async () => {
    await save();
    await target.signOut();
    for (const key of ['getPlan', 'getPlanVersions'] as const) {
      expect((await send(key)).status).toBe(401);
    }
    expect((await put()).status).toBe(401);
  });
}

/** A day to come, for every server whose clock is that of the suite. */
function later(days: number): CalendarDay {
  return addDays(calendarDay(new Date().toISOString().slice(0, 10)), days);
}
