import { describe, expect, test } from 'vitest';
import { months } from '../index.ts';
import { aprFromPercent, cents, MAX_CENTS } from '../../money/index.ts';
import { calendarDay } from '../../time/index.ts';
import { basisPoints } from './basisPoints.ts';
import { MAX_PLAN_MONTHS, type PlanDebt, type PlanInput, type PlanResult } from './plan.ts';
import { simulatePlan } from './simulatePlan.ts';

const asOf = calendarDay('2026-11-19');

const debt = (id: string, balance: number, percent: number, minimum = 0): PlanDebt => ({
  id,
  currentBalance: cents(balance),
  interestRate: aprFromPercent(percent),
  minimumPayment: cents(minimum),
});

const plan = (debts: PlanDebt[], options: Partial<PlanInput> = {}) =>
  simulatePlan({ debts, asOf, ...options });

/** What every debt pays in each month, one list a debt. */
const payments = ({ debts }: PlanResult) =>
  debts.map(({ rows }) => rows.map(({ payment }) => payment));

describe('a month', () => {
  // debt-payoff-manager's worked example: A closes and its leftover goes to B the same month.
  const debts = [debt('A', 5_000, 20, 2_500), debt('B', 100_000, 15, 3_000)];
  const result = plan(debts, { strategy: 'snowball', extraMonthly: cents(10_000) });

  test('adds interest on the opening balance, then pays', () => {
    const [a, b] = result.debts;
    expect(a?.rows).toEqual([
      { month: 1, interest: 83, payment: 5_083, principal: 5_000, balance: 0 },
    ]);
    expect(b?.rows.slice(0, 2)).toEqual([
      { month: 1, interest: 1_250, payment: 10_417, principal: 9_167, balance: 90_833 },
      { month: 2, interest: 1_135, payment: 15_500, principal: 14_365, balance: 76_468 },
    ]);
  });

  test('ends with a partial payment', () => {
    const last = result.debts[1]?.rows.at(-1);
    expect(last).toEqual({
      month: 8,
      interest: 24,
      payment: 1_931,
      principal: 1_907,
      balance: 0,
    });
  });

  test('adds up for each debt and for the household', () => {
    expect(result).toMatchObject({
      outcome: 'paid-off',
      months: 8,
      debtFreeDate: '2027-07-19',
      monthlyPayment: 15_500,
      interest: 5_431,
      paid: 110_431,
    });
    expect(result.debts).toMatchObject([
      { id: 'A', months: 1, interest: 83, paid: 5_083, balance: 0 },
      { id: 'B', months: 8, interest: 5_348, paid: 105_348, balance: 0 },
    ]);
  });
});

describe('strategies', () => {
  const debts = [
    debt('car', 30_000, 6, 1_000),
    debt('card', 20_000, 24, 1_000),
    debt('store', 10_000, 12, 1_000),
  ];
  const order = (options: Partial<PlanInput>) =>
    plan(debts, { extraMonthly: cents(5_000), ...options })
      .debts.toSorted((a, b) => (a.months ?? 0) - (b.months ?? 0))
      .map(({ id }) => id);

  test('avalanche is the default and pays the highest rate first', () => {
    expect(order({})).toEqual(['card', 'store', 'car']);
    expect(order({ strategy: 'avalanche' })).toEqual(['card', 'store', 'car']);
  });

  test('snowball pays the smallest balance first', () => {
    expect(order({ strategy: 'snowball' })).toEqual(['store', 'card', 'car']);
  });

  test('a list of ids is the order of the household', () => {
    expect(order({ strategy: ['store', 'car'] })).toEqual(['store', 'car', 'card']);
  });

  test('the results stay in the order of the input', () => {
    expect(plan(debts).debts.map(({ id }) => id)).toEqual(['car', 'card', 'store']);
  });
});

describe('rollover', () => {
  const debts = [debt('small', 1_000, 0, 600), debt('large', 5_000, 0, 500)];

  test('freed minimums go to the next debt the same month', () => {
    expect(payments(plan(debts))).toEqual([
      [600, 400],
      [500, 700, 1_100, 1_100, 1_100, 500],
    ]);
  });

  test('without it each debt gets its minimum, and extra money still goes down the order', () => {
    const extra = { rollover: false, extraMonthly: cents(100) };
    expect(payments(plan(debts, { rollover: false }))).toEqual([
      [600, 400],
      [500, 500, 500, 500, 500, 500, 500, 500, 500, 500],
    ]);
    expect(payments(plan(debts, { ...extra, strategy: ['small'] }))).toEqual([
      [700, 300],
      [500, 600, 600, 600, 600, 600, 600, 600, 300],
    ]);
  });

  test('minimum-only has none unless asked, and then hands down the list', () => {
    const strategy = 'minimum-only';
    expect(payments(plan(debts, { strategy }))[1]).toHaveLength(10);
    expect(payments(plan(debts, { strategy, rollover: true }))[1]).toHaveLength(6);
  });

  test('keeps the first month’s payment while minimums fall', () => {
    const minimumRule = {
      kind: 'percent-or-floor',
      share: basisPoints(1_000),
      floor: cents(100),
    } as const;
    const card = { ...debt('card', 10_000, 0), minimumRule };
    expect(payments(plan([card]))).toEqual([Array.from({ length: 10 }, () => 1_000)]);
    expect(payments(plan([card], { strategy: 'minimum-only' }))[0]?.slice(0, 3)).toEqual([
      1_000, 900, 810,
    ]);
  });

  test('pays minimums that grow past the first month’s payment', () => {
    const minimumRule = {
      kind: 'percent-plus-interest',
      share: basisPoints(100),
      floor: cents(0),
    } as const;
    const promotion = {
      interestRate: aprFromPercent(0),
      endsOn: calendarDay('2026-11-19'),
    };
    const card = { ...debt('card', 100_000, 24), minimumRule, promotion };
    const result = plan([card], { horizon: months(2) });
    expect(payments(result)).toEqual([[1_000, 990 + 1_980]]);
    expect(result.monthlyPayment).toBe(1_000);
  });

  test('counts the whole minimum of a debt that needs less of it', () => {
    const nearlyPaid = [debt('card', 300, 0, 2_500), debt('loan', 9_000, 0, 500)];
    const result = plan(nearlyPaid);
    expect(result.monthlyPayment).toBe(3_000);
    expect(payments(result)).toEqual([[300], [2_700, 3_000, 3_000, 300]]);
  });
});

describe('what takes no part', () => {
  test('a debt at zero or below is paid off in month 0, its minimum not counted', () => {
    const debts = [
      debt('paid', 0, 20, 500),
      debt('over', -50, 20, 500),
      debt('card', 1_000, 0, 500),
    ];
    const result = plan(debts);
    expect(result).toMatchObject({
      outcome: 'paid-off',
      months: 2,
      monthlyPayment: 500,
      paid: 1_000,
    });
    const gone = { months: 0, paidOffOn: asOf, interest: 0, paid: 0, balance: 0, rows: [] };
    expect(result.debts.slice(0, 2)).toMatchObject([
      { ...gone, id: 'paid' },
      { ...gone, id: 'over' },
    ]);
  });

  test('a household without debts is free of them today', () => {
    const free = { outcome: 'paid-off', months: 0, debtFreeDate: asOf, paid: 0, interest: 0 };
    expect(plan([])).toMatchObject(free);
    expect(plan([], { paysToday: true })).toMatchObject(free);
  });

  test('a negative minimum pays nothing', () => {
    expect(plan([debt('odd', 1_000, 0, -5)]).outcome).toBe('never-amortises');
  });
});

describe('bounds', () => {
  test('a horizon stops the plan and says so', () => {
    const result = plan([debt('loan', 10_000, 12, 1_000)], { horizon: months(3) });
    expect(result.outcome).toBe('horizon-reached');
    expect(result.months).toBeUndefined();
    expect(result.debtFreeDate).toBeUndefined();
    expect(result.debts[0]?.rows).toHaveLength(3);
    expect(result.debts[0]).toMatchObject({ months: undefined, balance: 7_273, paid: 3_000 });
  });

  test('a debt paid off in the last month of the horizon is paid off', () => {
    const loan = [debt('loan', 3_000, 0, 1_000)];
    expect(plan(loan, { horizon: months(3) }).outcome).toBe('paid-off');
    expect(plan(loan, { horizon: months(2) }).outcome).toBe('horizon-reached');
    expect(plan(loan, { horizon: months(0) })).toMatchObject({
      outcome: 'horizon-reached',
      monthlyPayment: 0,
      paid: 0,
    });
  });

  test('no plan is followed for more than a hundred years', () => {
    const slow = [debt('slow', 120_100, 0, 100)];
    const result = plan(slow, { horizon: months(5_000) });
    expect(result.outcome).toBe('horizon-reached');
    expect(result.debts[0]?.rows).toHaveLength(MAX_PLAN_MONTHS);
    expect(plan([debt('slow', 120_000, 0, 100)]).months).toBe(1200);
  });

  test('a plan stops before an amount is more than money can be', () => {
    // The second debt keeps falling, so the plan is followed as far as money goes.
    const runaway = [debt('runaway', 100_000, 9_000, 1), debt('slow', 100_000, 0, 1)];
    const result = plan(runaway, { strategy: 'minimum-only' });
    expect(result.outcome).toBe('never-amortises');
    const [grown] = result.debts;
    expect(grown?.balance).toBeLessThanOrEqual(MAX_CENTS);
    expect(grown?.rows.length).toBe(9);
    // A month of 750 % more would have passed the bound.
    expect((grown?.balance ?? 0) * 8.5).toBeGreaterThan(MAX_CENTS);
  });

  test('everything owed may be exactly the largest amount', () => {
    const largest = [debt('largest', MAX_CENTS, 0, MAX_CENTS)];
    expect(plan(largest)).toMatchObject({ outcome: 'paid-off', months: 1, paid: MAX_CENTS });
    expect(() => plan([...largest, debt('cent', 1, 0, 1)])).toThrow(RangeError);
  });

  test.each([{ extraMonthly: cents(-1) }, { oneOffs: [{ on: asOf, amount: cents(-1) }] }])(
    'a negative payment is refused: %o',
    (options) => {
      expect(() => plan([debt('loan', 1_000, 0, 100)], options)).toThrow(
        new RangeError('A payment is not negative; got -1 cents.'),
      );
    },
  );
});
