import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareStrategies } from '../debts/payoff/compareStrategies.ts';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import { basisPoints } from '../debts/payoff/basisPoints.ts';
import { aprFromPercent, cents, type Cents } from '../money/index.ts';
import { addDays, calendarDay } from '../time/index.ts';
import { forecast } from './forecast.ts';
import { DEFAULT_PLAN, type Household, type PlanChoices } from './household.ts';
import { planForecast, planInput } from './planInput.ts';

const asOf = calendarDay('2026-11-19');
const debt = (id: string, balance: number, minimum: number, apr: number) => ({
  id,
  currentBalance: cents(balance),
  minimumPayment: cents(minimum),
  interestRate: aprFromPercent(apr),
});
const household: Household = {
  debts: [
    debt('card', 620_000, 15_500, 24.99),
    debt('loan', 1_200_000, 21_000, 5.05),
    debt('paid', 0, 4_000, 19.99),
  ],
  monthlyRoundUps: cents(1500),
  asOf,
};
const plan = (choices: Partial<PlanChoices>): PlanChoices => ({ ...DEFAULT_PLAN, ...choices });
const MINIMUMS = plan({ strategy: 'minimum-only', includeRoundUps: false });

const someDebt = fc.record({
  // Every fourth is paid off.
  currentBalance: fc
    .oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: fc.nat(5_000_000) })
    .map((value) => cents(value)),
  minimumPayment: fc.integer({ min: 0, max: 100_000 }).map((value) => cents(value)),
  interestRate: fc.integer({ min: 0, max: 40 }).map((value) => aprFromPercent(value)),
});
const someHousehold = fc
  .record({
    debts: fc.array(someDebt, { maxLength: 5 }),
    roundUps: fc.integer({ min: 0, max: 20_000 }),
    days: fc.integer({ min: 0, max: 400 }),
  })
  .map(({ debts, roundUps, days }) => ({
    debts: debts.map((one, index) => ({ ...one, id: `d_${index}` })),
    monthlyRoundUps: roundUps as Cents,
    asOf: addDays(asOf, days),
  }));

describe('planInput', () => {
  test('of the default plan gives the forecast, for any household and day', () => {
    fc.assert(
      fc.property(someHousehold, (some) => {
        expect(simulatePlan(planInput(DEFAULT_PLAN, some))).toEqual(forecast(some));
      }),
      { numRuns: 50 },
    );
  });

  test('of minimum-only, without extra and round-ups, gives the minimums alone, for any household', () => {
    fc.assert(
      fc.property(someHousehold, (some) => {
        const { minimumOnly } = compareStrategies(some);
        expect(simulatePlan(planInput(MINIMUMS, some))).toEqual(minimumOnly);
      }),
      { numRuns: 50 },
    );
    expect(simulatePlan(planInput(MINIMUMS, household)).monthlyPayment).toBe(36_500);
  });

  test('of minimum-only counts round-ups, but no extra, no one-off payment and no freed minimum', () => {
    const extra = {
      ...MINIMUMS,
      extraMonthly: cents(10_000),
      oneOffs: [{ on: calendarDay('2027-04-15'), amount: cents(5000) }],
      includeRoundUps: true,
    };
    expect(planInput(extra, household)).toMatchObject({ extraMonthly: 1_500, oneOffs: [] });
  });

  test('frees the least amount of a paid-off debt whose minimum is a share of its balance', () => {
    const minimumRule = {
      kind: 'percent-or-floor',
      share: basisPoints(200),
      floor: cents(2_500),
    } as const;
    const paid = household.debts.filter(({ currentBalance }) => currentBalance <= 0);
    const ruled = { ...household, debts: paid.map((one) => ({ ...one, minimumRule })) };
    expect(planInput(plan({ includeRoundUps: false }), ruled).extraMonthly).toBe(
      2_500 * paid.length,
    );
    expect(paid.length).toBeGreaterThan(0);
  });

  test('adds up the extra, the round-ups and the freed minimums', () => {
    const extraMonthly = cents(10_000);
    expect(planInput(plan({ extraMonthly }), household).extraMonthly).toBe(15_500);
    const without = plan({ extraMonthly, includeRoundUps: false });
    expect(planInput(without, household).extraMonthly).toBe(14_000);
  });

  test('takes the order of the household for custom alone', () => {
    const order = ['loan', 'card'];
    expect(planInput(plan({ strategy: 'custom', order }), household).strategy).toEqual(order);
    expect(planInput(plan({ strategy: 'snowball', order }), household).strategy).toBe('snowball');
  });

  test('leaves out the one-off payments of days before', () => {
    const oneOff = (day: string) => ({
      on: calendarDay(day),
      amount: cents(5000),
      note: 'Tax refund',
    });
    const oneOffs = [oneOff('2026-11-18'), oneOff('2026-11-19'), oneOff('2027-04-15')];
    expect(planInput(plan({ oneOffs }), household).oneOffs).toEqual(oneOffs.slice(1));
  });
});

describe('planForecast', () => {
  test('lists what is owed in all, from today to nothing, as worked out by hand', () => {
    // 1 % a month. 1st: 100.00 + 1.00 - 60.00 = 41.00, and 40.00 - 10.00 = 30.00.
    // 2nd: 41.00 + 0.41 is paid, and 70.00 - 41.41 of the 30.00. 3rd: the 1.41 that are left.
    const debts = [debt('a', 10_000, 5_000, 12), debt('b', 4_000, 1_000, 0)];
    const some = { debts, monthlyRoundUps: cents(1_000), asOf };
    expect(planForecast(DEFAULT_PLAN, some)).toEqual({
      asOf,
      monthlyPayment: 7_000,
      interest: 141,
      debtFreeDate: '2027-02-19',
      balances: [14_000, 7_100, 141, 0],
      // Nothing is due in what is left of November.
      monthEnds: [14_000, 7_100, 141, 0],
    });
  });

  test('leaves out what was paid today with the one-off payments of today', () => {
    const oneOff = (day: string, amount: number) => ({
      on: calendarDay(day),
      amount: cents(amount),
    });
    const today = oneOff('2026-11-19', 30_000);
    const later = oneOff('2026-12-01', 10_000);
    const left = (paid: number, more = [today]) => {
      const debts = household.debts.map((one, index) =>
        index === 0 ? { ...one, oneOffPaidToday: cents(paid) } : one,
      );
      return planInput(plan({ oneOffs: [...more, later] }), { ...household, debts }).oneOffs;
    };
    expect(left(0)).toEqual([today, later]);
    expect(left(30_000)).toEqual([later]);
    // One more was added since.
    expect(left(30_000, [today, oneOff('2026-11-19', 5_000)])).toEqual([
      oneOff('2026-11-19', 5_000),
      later,
    ]);
  });

  test('a one-off payment between a due day and the end of its month is in the balance at that end', () => {
    // Due on November 20; the money of December 5 counts with December 20, after the end on December 19.
    const card = { ...debt('card', 100_000, 10_000, 0), dueDate: 20 };
    const some = { debts: [card], monthlyRoundUps: cents(0), asOf };
    const oneOffs = [{ on: calendarDay('2026-12-05'), amount: cents(25_000) }];
    const rows = simulatePlan(planInput(plan({ oneOffs }), some)).debts[0]?.rows ?? [];
    expect(rows.slice(0, 2).map(({ balance }) => balance)).toEqual([90_000, 55_000]);
    const { balances } = planForecast(plan({ oneOffs }), some);
    expect(balances.slice(0, 3)).toEqual([100_000, 65_000, 55_000]);
  });

  test('a one-off payment of the first day is in the balance of that day', () => {
    const some = { debts: [debt('card', 100_000, 10_000, 0)], monthlyRoundUps: cents(0), asOf };
    const told = (oneOffs: PlanChoices['oneOffs'], oneOffPaidToday = 0) => {
      const [one] = some.debts;
      const debts = [{ ...one!, oneOffPaidToday: cents(oneOffPaidToday) }];
      return planForecast(plan({ oneOffs }), { ...some, debts }).balances.slice(0, 2);
    };
    const today = { on: asOf, amount: cents(25_000) };
    expect(told([today])).toEqual([75_000, 65_000]);
    // What was paid of it before the plan is saved is in the balance already.
    expect(told([today], 20_000)).toEqual([95_000, 85_000]);
    expect(told([{ ...today, amount: cents(500_000) }])).toEqual([0, 0]);
  });

  test('is of the plan that simulatePlan follows, for any household', () => {
    fc.assert(
      fc.property(someHousehold, fc.integer({ min: 0, max: 50_000 }), (some, extra) => {
        const choices = plan({ strategy: 'snowball', extraMonthly: extra as Cents });
        const result = simulatePlan(planInput(choices, some));
        const told = planForecast(choices, some);
        expect(told.interest).toBe(result.interest);
        expect(told.debtFreeDate).toBe(result.debtFreeDate ?? null);
        const owed = result.debts.reduce((sum, one) => sum + one.balance, 0);
        if (result.outcome === 'paid-off') {
          expect(told.balances).toHaveLength(result.months + 1);
          expect(told.balances.at(-1)).toBe(0);
        } else if (told.balances.length <= 600) expect(told.balances.at(-1)).toBe(owed);
      }),
      { numRuns: 50 },
    );
  });

  test('ends on the day itself where nothing is owed', () => {
    const told = planForecast(DEFAULT_PLAN, { debts: [], monthlyRoundUps: cents(0), asOf });
    expect(told).toMatchObject({ debtFreeDate: asOf, interest: 0, balances: [0] });
  });

  test('has no date, and the balances of 600 payments at most, where the plan never ends', () => {
    // A cent a month: 3,000 years.
    const debts = [debt('a', 36_000, 1, 0)];
    const told = planForecast(MINIMUMS, { debts, monthlyRoundUps: cents(0), asOf });
    expect(told.debtFreeDate).toBeNull();
    expect(told.balances).toHaveLength(601);
    expect(told.monthEnds).toHaveLength(600);
  });
});
