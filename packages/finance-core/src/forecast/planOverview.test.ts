import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import { aprFromPercent, cents, sumCents } from '../money/index.ts';
import { addMonths, calendarDay } from '../time/index.ts';
import { forecast } from './forecast.ts';
import { nextPayments } from './nextPayments.ts';
import { DEFAULT_PLAN, type Household, type PlanChoices } from './household.ts';
import { planInput } from './planInput.ts';
import { planOverview } from './planOverview.ts';
import { targetExtra } from './targetExtra.ts';

const ASOF = calendarDay('2026-11-19');

function debt(id: string, balance: number, minimum: number, percent: number, dueDate = 15) {
  return {
    id,
    currentBalance: cents(balance),
    minimumPayment: cents(minimum),
    interestRate: aprFromPercent(percent),
    dueDate,
  };
}

const visa = debt('visa', 100_000, 10_000, 24, 15);
const store = debt('store', 30_000, 5_000, 12, 3);
const household: Household = { debts: [visa, store], monthlyRoundUps: cents(2_000), asOf: ASOF };

const anyHousehold = fc
  .record({
    debts: fc.array(
      fc.record({
        balance: fc.integer({ min: 0, max: 2_000_000 }),
        minimum: fc.integer({ min: 0, max: 60_000 }),
        percent: fc.integer({ min: 0, max: 36 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    roundUps: fc.integer({ min: 0, max: 20_000 }),
  })
  .map(({ debts, roundUps }): Household => ({
    debts: debts.map(({ balance, minimum, percent }, index) =>
      debt(`d${index}`, balance, minimum, percent),
    ),
    monthlyRoundUps: cents(roundUps),
    asOf: ASOF,
  }));

const anyChoices = fc.record({
  strategy: fc.constantFrom('avalanche', 'snowball', 'custom', 'minimum-only'),
  order: fc.shuffledSubarray(['d0', 'd1', 'd2', 'd3', 'd4']),
  extraMonthly: fc.integer({ min: 0, max: 50_000 }).map((value) => cents(value)),
  oneOffs: fc.array(
    fc.record({
      on: fc.integer({ min: 0, max: 60 }).map((count) => addMonths(ASOF, count)),
      amount: fc.integer({ min: 1, max: 90_000 }).map((value) => cents(value)),
    }),
    { maxLength: 3 },
  ),
  includeRoundUps: fc.boolean(),
}) as fc.Arbitrary<PlanChoices>;

describe('the overview of a plan', () => {
  test('the default plan is the forecast of the household', () => {
    expect(planOverview(DEFAULT_PLAN, household).plan).toEqual(forecast(household));
  });

  test('debts are listed as they fall, with the day of their last payment', () => {
    const { payoffs, plan } = planOverview(DEFAULT_PLAN, household);
    expect(payoffs.map(({ debtId }) => debtId)).toEqual(['store', 'visa']);
    expect(payoffs.at(-1)?.on).toBe(plan.debtFreeDate);
  });

  test('round-ups alone save what the plan with them saves over the plan without', () => {
    const { roundUpSavings, plan } = planOverview(DEFAULT_PLAN, household);
    const without = forecast({ ...household, monthlyRoundUps: cents(0) });
    expect(roundUpSavings?.interestSaved).toBe(without.interest - plan.interest);
    expect(roundUpSavings?.interestSaved).toBeGreaterThan(0);
    const left = planOverview({ ...DEFAULT_PLAN, includeRoundUps: false }, household);
    expect(left.roundUpSavings).toBeUndefined();
  });

  test('the minimums that are known already change nothing in it', () => {
    fc.assert(
      fc.property(anyHousehold, anyChoices, (owned, choices) => {
        const { minimumOnly } = planOverview(DEFAULT_PLAN, owned);
        expect(planOverview(choices, owned, minimumOnly)).toEqual(planOverview(choices, owned));
      }),
    );
  });

  test('a plan that never ends has no savings', () => {
    const stuck = { ...household, debts: [debt('cash', 500_000, 5_000, 30)] };
    expect(planOverview(DEFAULT_PLAN, stuck).savings).toBeUndefined();
  });

  test('every strategy but the minimums is at least as fast as they are', () => {
    fc.assert(
      fc.property(anyHousehold, anyChoices, (owned, choices) => {
        const { savings } = planOverview(choices, owned);
        expect(savings?.monthsSaved ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the next payments', () => {
  test('by due day, with the part of the lender and the part on top', () => {
    const overview = planOverview({ ...DEFAULT_PLAN, extraMonthly: cents(3_000) }, household);
    expect(nextPayments([visa, store], overview, ASOF)).toEqual([
      {
        debtId: 'store',
        month: 1,
        kind: 'monthly',
        dueOn: '2026-12-03',
        payment: 5000,
        minimum: 5000,
        extra: 0,
        takesRoundUps: false,
      },
      {
        debtId: 'visa',
        month: 1,
        kind: 'monthly',
        dueOn: '2026-12-15',
        payment: 15_000,
        minimum: 10_000,
        extra: 5000,
        takesRoundUps: true,
      },
    ]);
  });

  test('a one-off payment of the first month is on its own day, a later one is none yet', () => {
    const on = (day: string) => ({ on: calendarDay(day), amount: cents(7_000) });
    const choices = { ...DEFAULT_PLAN, oneOffs: [on('2026-12-01'), on('2027-03-01')] };
    const payments = nextPayments([visa, store], planOverview(choices, household), ASOF);
    expect(
      payments.map(({ debtId, kind, dueOn, payment, extra }) => [
        debtId,
        kind,
        dueOn,
        payment,
        extra,
      ]),
    ).toEqual([
      ['visa', 'one-off', '2026-12-01', 7_000, 7_000],
      ['store', 'monthly', '2026-12-03', 5_000, 0],
      ['visa', 'monthly', '2026-12-15', 12_000, 2_000],
    ]);
  });

  test('their parts add up to each payment', () => {
    fc.assert(
      fc.property(anyHousehold, anyChoices, (owned, choices) => {
        const dated = owned.debts.map((each) => ({ ...each, dueDate: 15 }));
        for (const next of nextPayments(dated, planOverview(choices, owned), ASOF)) {
          const { payment, minimum, extra } = next;
          expect(minimum + extra).toBe(payment);
          expect(Math.min(minimum, extra)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('a debt that the minimums leave out has no extra', () => {
    const { plan } = planOverview(DEFAULT_PLAN, household);
    const minimumOnly = simulatePlan({ debts: [], asOf: ASOF });
    expect(nextPayments([store], { plan, minimumOnly }, ASOF)).toMatchObject([
      {
        debtId: 'store',
        kind: 'monthly',
        dueOn: '2026-12-03',
        payment: 5000,
        minimum: 5000,
        extra: 0,
      },
    ]);
  });

  test('a debt that the plan leaves out has no payment', () => {
    const empty = simulatePlan({ debts: [], asOf: ASOF });
    expect(nextPayments([visa], { plan: empty, minimumOnly: empty }, ASOF)).toEqual([]);
  });

  test('they add up to the first month of the plan, with the one-off payments until its end', () => {
    fc.assert(
      fc.property(anyHousehold, anyChoices, (owned, choices) => {
        const overview = planOverview(choices, owned);
        const dated = owned.debts.map((each) => ({ ...each, dueDate: 15 }));
        const payments = nextPayments(dated, overview, ASOF);
        const sumOf = (kind: string) =>
          sumCents(payments.filter((each) => each.kind === kind).map(({ payment }) => payment));
        const rows = overview.plan.debts.flatMap((each) => each.rows);
        const onceOf = ({ oneOffs = [] }: (typeof rows)[number]) =>
          sumCents(oneOffs.map(({ amount }) => amount));
        const first = rows.filter(({ month }) => month === 1);
        const monthly = first.map((row) => cents(row.payment - onceOf(row)));
        expect(sumOf('monthly')).toBe(sumCents(monthly));
        const end = addMonths(ASOF, 1);
        const all = sumCents(rows.map(onceOf));
        const later = overview.oneOffs.filter(({ on }) => on > end);
        const until = overview.oneOffs.filter(({ on }) => on <= end);
        expect(sumOf('one-off')).toBeLessThanOrEqual(sumCents(until.map(({ amount }) => amount)));
        if (later.length === 0) expect(sumOf('one-off')).toBe(all);
      }),
    );
  });
});

describe('the extra for a day', () => {
  test('is enough, and a cent less is not', () => {
    fc.assert(
      fc.property(
        anyHousehold,
        anyChoices,
        fc.integer({ min: 1, max: 120 }),
        (owned, given, count) => {
          const by = addMonths(ASOF, count);
          const solved = targetExtra(given, owned, by);
          fc.pre(solved !== undefined);
          const run = (extra: number) =>
            simulatePlan(planInput({ ...given, extraMonthly: cents(extra) }, owned));
          const extraMonthly = solved.extraMonthly;
          const plan = run(extraMonthly);
          expect((plan.debtFreeDate ?? '9999') <= by).toBe(true);
          if (extraMonthly > 0) {
            expect((run(extraMonthly - 1).debtFreeDate ?? '9999') > by).toBe(true);
          }
          expect(solved?.monthlyPayment).toBe(plan.monthlyPayment);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('nothing where nothing is owed, whatever the plan adds', () => {
    const paid = { ...household, debts: [{ ...visa, currentBalance: cents(0) }] };
    expect(targetExtra(DEFAULT_PLAN, paid, calendarDay('2028-01-01'))).toEqual({
      extraMonthly: 0,
      monthlyPayment: 0,
    });
  });

  test('none with minimum-only that is not in time by itself, as it counts no extra', () => {
    const minimums = { ...DEFAULT_PLAN, strategy: 'minimum-only' as const };
    expect(targetExtra(minimums, household, calendarDay('2027-03-19'))).toBeUndefined();
    expect(targetExtra(minimums, household, calendarDay('2030-11-19'))?.extraMonthly).toBe(0);
  });

  test('none for a day before the first payment', () => {
    expect(targetExtra(DEFAULT_PLAN, household, calendarDay('2026-12-01'))).toBeUndefined();
  });
});
