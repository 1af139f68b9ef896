import { describe, expect, test } from 'vitest';
import { months } from '../index.ts';
import { aprFromPercent, cents } from '../../money/index.ts';
import { calendarDay } from '../../time/index.ts';
import type { PlanDebt, PlanInput } from './plan.ts';
import { simulatePlan } from './simulatePlan.ts';

const asOf = calendarDay('2026-01-31');

const debt = (balance: number, percent: number, minimum = 0): PlanDebt => ({
  id: 'debt',
  currentBalance: cents(balance),
  interestRate: aprFromPercent(percent),
  minimumPayment: cents(minimum),
});

const rowsOf = (one: PlanDebt, options: Partial<PlanInput> = {}) =>
  simulatePlan({ debts: [one], asOf, ...options }).debts[0]?.rows ?? [];

describe('a promotion', () => {
  const interest = (endsOn: string) =>
    rowsOf(
      {
        ...debt(120_000, 12, 2_000),
        promotion: { interestRate: aprFromPercent(6), endsOn: calendarDay(endsOn) },
      },
      { horizon: months(4) },
    ).map((row) => row.interest);

  // Month k begins k - 1 months after January 31st: on 01-31, 02-28, 03-31, 04-30.
  test.each([
    ['before the plan', '2026-01-30', [1200, 1192, 1184, 1176]],
    ['on its first day', '2026-01-31', [600, 1186, 1178, 1170]],
    ['the day before the second month', '2026-02-27', [600, 1186, 1178, 1170]],
    ['on the second month’s first day', '2026-02-28', [600, 593, 1172, 1164]],
    ['after three months', '2026-04-29', [600, 593, 586, 1158]],
  ])('ending %s', (_name, endsOn, expected) => {
    expect(interest(endsOn)).toEqual(expected);
  });

  // Months run from due day to due day: the second begins on 02-15, the third on 03-15.
  test.each([
    ['the day before a due day', '2026-02-14', [600, 1186, 1178, 1170]],
    ['on a due day', '2026-02-15', [600, 593, 1172, 1164]],
    ['the day before the next one', '2026-03-14', [600, 593, 1172, 1164]],
  ])('of a debt with a due day ending %s', (_name, endsOn, expected) => {
    const promotion = { interestRate: aprFromPercent(6), endsOn: calendarDay(endsOn) };
    const card = { ...debt(120_000, 12, 2_000), dueDate: 15, promotion };
    const rows = rowsOf(card, { horizon: months(4) });
    expect(rows.map((row) => row.interest)).toEqual(expected);
  });

  test('ranks the debt by the rate in force', () => {
    const card = { ...debt(50_000, 30, 1_000), id: 'card' };
    const promotion = { interestRate: aprFromPercent(0), endsOn: calendarDay('2026-02-28') };
    const loan = { ...debt(50_000, 10, 1_000), id: 'loan' };
    const result = simulatePlan({
      debts: [{ ...card, promotion }, loan],
      asOf,
      extraMonthly: cents(5_000),
      horizon: months(4),
    });
    const paid = result.debts.map(({ rows }) => rows.map(({ payment }) => payment));
    expect(paid).toEqual([
      [1_000, 1_000, 6_000, 6_000],
      [6_000, 6_000, 1_000, 1_000],
    ]);
  });

  test('that ended leaves debts that tie in the order of the list', () => {
    const first = { ...debt(50_000, 12), id: 'first' };
    const promotion = { interestRate: aprFromPercent(20), endsOn: asOf };
    const second = { ...debt(50_000, 12), id: 'second', promotion };
    const result = simulatePlan({
      debts: [first, second],
      asOf,
      extraMonthly: cents(100),
      horizon: months(2),
    });
    expect(result.debts.map(({ rows }) => rows.map(({ payment }) => payment))).toEqual([
      [0, 100],
      [100, 0],
    ]);
  });

  test('that ends later may yet make the payment enough', () => {
    // A penalty rate of 60 % first: the balance grows for two months, then falls.
    const penalty = { interestRate: aprFromPercent(60), endsOn: calendarDay('2026-02-28') };
    const grows = { ...debt(100_000, 0, 2_000), promotion: penalty };
    expect(
      rowsOf(grows)
        .map((row) => row.balance)
        .slice(0, 3),
    ).toEqual([103_000, 106_150, 104_150]);
    expect(simulatePlan({ debts: [grows], asOf }).outcome).toBe('paid-off');
  });

  test('that is over leaves nothing to wait for', () => {
    const teaser = { interestRate: aprFromPercent(0), endsOn: calendarDay('2026-02-28') };
    const stuck = { ...debt(100_000, 60, 2_000), promotion: teaser };
    const result = simulatePlan({ debts: [stuck], asOf });
    expect(result.outcome).toBe('never-amortises');
    expect(result.debts[0]?.rows).toHaveLength(3);
  });
});

describe('one-off payments', () => {
  const paid = (on: string[], options: Partial<PlanInput> = {}) =>
    rowsOf(debt(10_000, 0, 1_000), {
      oneOffs: on.map((day) => ({ on: calendarDay(day), amount: cents(500) })),
      horizon: months(4),
      ...options,
    }).map(({ payment }) => payment);

  // Payment k is on 02-28, 03-31, 04-30, 05-31.
  test.each([
    ['before the plan', ['2025-06-01'], [1_500, 1_000, 1_000, 1_000]],
    ['today', ['2026-01-31'], [1_500, 1_000, 1_000, 1_000]],
    ['on the first payment', ['2026-02-28'], [1_500, 1_000, 1_000, 1_000]],
    ['the day after it', ['2026-03-01'], [1_000, 1_500, 1_000, 1_000]],
    ['on the third payment', ['2026-04-30'], [1_000, 1_000, 1_500, 1_000]],
    ['two in one month', ['2026-03-01', '2026-03-31'], [1_000, 2_000, 1_000, 1_000]],
    ['two months', ['2026-05-01', '2026-02-01'], [1_500, 1_000, 1_000, 1_500]],
  ])('%s', (_name, on, expected) => {
    expect(paid(on)).toEqual(expected);
  });

  // Due on 02-05 and 03-05, and on 02-20 and 03-20; the money comes on 02-10.
  test.each([
    ['waits for the debt that comes first', ['a', 'b'], 10_000, [1_000, 1_500], [1_000, 1_000]],
    [
      'counts at once where that one is still due',
      ['b', 'a'],
      10_000,
      [1_000, 1_000],
      [1_500, 1_000],
    ],
    ['waits for no debt that is paid off', ['a', 'b'], 1_000, [1_000], [1_500, 2_000]],
  ])('%s', (_name, strategy, balance, first, second) => {
    const result = simulatePlan({
      debts: [
        { ...debt(balance, 0, 1_000), id: 'a', dueDate: 5 },
        { ...debt(10_000, 0, 1_000), id: 'b', dueDate: 20 },
      ],
      asOf,
      strategy,
      oneOffs: [{ on: calendarDay('2026-02-10'), amount: cents(500) }],
      horizon: months(2),
    });
    const rows = result.debts.map((one) => one.rows.map(({ payment }) => payment));
    expect(rows).toEqual([first, second]);
  });

  test('count a month earlier in a plan that pays today', () => {
    const paysToday = true;
    expect(paid(['2026-01-31'], { paysToday })).toEqual([1_500, 1_000, 1_000, 1_000]);
    expect(paid(['2026-02-01'], { paysToday })).toEqual([1_000, 1_500, 1_000, 1_000]);
    expect(paid(['2026-02-28'], { paysToday })).toEqual([1_000, 1_500, 1_000, 1_000]);
  });

  test('still to come keep a plan going that stands still', () => {
    const oneOffs = [{ on: calendarDay('2026-12-31'), amount: cents(20_000) }];
    const result = simulatePlan({ debts: [debt(10_000, 12, 100)], asOf, oneOffs });
    expect(result).toMatchObject({ outcome: 'paid-off', months: 11 });
  });

  test('that are not enough end a plan that stands still', () => {
    const oneOffs = [{ on: calendarDay('2026-03-31'), amount: cents(50) }];
    const result = simulatePlan({ debts: [debt(10_000, 12, 50)], asOf, oneOffs });
    expect(result.outcome).toBe('never-amortises');
    // Month 2 pays exactly its interest with the one-off, so no balance falls and none will.
    expect(result.debts[0]?.rows).toHaveLength(2);
  });
});

describe('paying today', () => {
  test('the first payment meets no interest, and the plan ends a month sooner', () => {
    const plan = { debts: [debt(30_000, 12, 10_000)], asOf };
    const today = simulatePlan({ ...plan, paysToday: true });
    expect(today.debts[0]?.rows).toEqual([
      { month: 1, interest: 0, payment: 10_000, principal: 10_000, balance: 20_000 },
      { month: 2, interest: 200, payment: 10_000, principal: 9_800, balance: 10_200 },
      { month: 3, interest: 102, payment: 10_000, principal: 9_898, balance: 302 },
      { month: 4, interest: 3, payment: 305, principal: 302, balance: 0 },
    ]);
    expect(today).toMatchObject({ months: 4, debtFreeDate: '2026-04-30' });
    expect(simulatePlan(plan)).toMatchObject({ months: 4, debtFreeDate: '2026-05-31' });
  });
});

describe('never-amortises', () => {
  test('a payment below the interest', () => {
    // dpm: $10,000.00 at 20 % and $50.00 a month, where the first month's interest is $166.67.
    const result = simulatePlan({ debts: [debt(1_000_000, 20, 5_000)], asOf });
    expect(result.outcome).toBe('never-amortises');
    expect(result.debts[0]).toMatchObject({
      months: undefined,
      interest: 16_667,
      balance: 1_011_667,
    });
  });

  test('a payment of exactly the interest', () => {
    expect(simulatePlan({ debts: [debt(10_000, 12, 100)], asOf }).outcome).toBe('never-amortises');
    expect(simulatePlan({ debts: [debt(10_000, 12, 101)], asOf }).outcome).toBe('paid-off');
  });

  test('is only said once no other debt can free its payment', () => {
    // The card grows until the loan is gone; the loan's payment then turns it round.
    const card = { ...debt(100_000, 24, 1_900), id: 'card' };
    const loan = { ...debt(20_000, 0, 5_000), id: 'loan' };
    const result = simulatePlan({ debts: [card, loan], asOf });
    expect(result.outcome).toBe('paid-off');
    expect(result.debts[0]?.rows[3]?.balance).toBeGreaterThan(100_000);
    const alone = simulatePlan({ debts: [card, loan], asOf, strategy: 'minimum-only' });
    expect(alone.outcome).toBe('never-amortises');
    expect(alone.debts[1]).toMatchObject({ months: 4, balance: 0 });
  });
});
