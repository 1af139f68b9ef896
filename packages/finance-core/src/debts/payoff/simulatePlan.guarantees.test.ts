import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, type Apr, type Cents } from '../../money/index.ts';
import { addDays, calendarDay } from '../../time/index.ts';
import { MAX_PLAN_MONTHS, type PlanResult, type PayoffStrategy } from './plan.ts';
import { orderDebts } from './orderDebts.ts';
import { simulatePlan } from './simulatePlan.ts';

const asOf = calendarDay('2026-11-19');

interface FixedDebt {
  id: string;
  currentBalance: Cents;
  interestRate: Apr;
  minimumPayment: Cents;
  dueDate: number;
}

const apr = fc.integer({ min: 0, max: 36_000 }).map((value) => value as Apr);
const debts = fc
  .array(
    fc.record({
      currentBalance: fc.integer({ min: 1, max: 500_000 }).map(cents),
      interestRate: apr,
      minimumPayment: fc.integer({ min: 0, max: 15_000 }).map(cents),
      dueDate: fc.integer({ min: 1, max: 31 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((list): FixedDebt[] => list.map((debt, index) => ({ ...debt, id: `${index}` })));
const extra = fc.integer({ min: 2_000, max: 60_000 }).map(cents);
const once = fc.record({
  on: fc.integer({ min: 0, max: 900 }).map((offset) => addDays(asOf, offset)),
  amount: fc.integer({ min: 0, max: 100_000 }).map(cents),
});
const strategy: fc.Arbitrary<PayoffStrategy> = fc.oneof(
  fc.constantFrom('snowball' as const, 'avalanche' as const),
  fc.shuffledSubarray(['0', '1', '2', '3'], { minLength: 4 }),
);

/** Months, or one more than any plan has where it does not end. */
const lengthOf = (plan: PlanResult) => plan.months ?? MAX_PLAN_MONTHS + 1;

describe('a larger payment', () => {
  // Exact, in cents: see the reason at `runPlan`.
  test('each month is never slower and never dearer', () => {
    fc.assert(
      fc.property(debts, strategy, extra, extra, once, (list, order, less, more, one) => {
        const plan = { debts: list, asOf, strategy: order, oneOffs: [one] };
        const small = simulatePlan({ ...plan, extraMonthly: less });
        const large = simulatePlan({ ...plan, extraMonthly: cents(less + more) });
        expect(lengthOf(large)).toBeLessThanOrEqual(lengthOf(small));
        if (small.outcome === 'paid-off') {
          expect(large.outcome).toBe('paid-off');
          expect(large.interest).toBeLessThanOrEqual(small.interest);
        }
      }),
    );
  });

  test('once is never slower and never dearer, with promotions and falling minimums too', () => {
    const promotion = fc.record({ interestRate: apr, endsOn: once.map(({ on }) => on) });
    fc.assert(
      fc.property(debts, promotion, strategy, extra, once, (list, offer, order, monthly, one) => {
        const [first, ...rest] = list;
        const plan = {
          debts: [{ ...first!, promotion: offer }, ...rest],
          asOf,
          strategy: order,
          extraMonthly: monthly,
        };
        const without = simulatePlan(plan);
        const withIt = simulatePlan({ ...plan, oneOffs: [one] });
        expect(lengthOf(withIt)).toBeLessThanOrEqual(lengthOf(without));
        if (without.outcome === 'paid-off') {
          expect(withIt.interest).toBeLessThanOrEqual(without.interest);
        }
      }),
    );
  });
});

describe('a month', () => {
  test('pays the whole commitment while that much is owed', () => {
    fc.assert(
      fc.property(debts, strategy, extra, (list, order, monthly) => {
        const plan = simulatePlan({ debts: list, asOf, strategy: order, extraMonthly: monthly });
        const length = Math.max(...plan.debts.map(({ rows }) => rows.length));
        for (let month = 1; month <= length; month += 1) {
          const rows = plan.debts.flatMap((debt) => debt.rows.slice(month - 1, month));
          const paid = rows.reduce((sum, row) => sum + row.payment, 0);
          const owed = rows.reduce((sum, row) => sum + row.payment + row.balance, 0);
          expect(paid).toBe(Math.min(plan.monthlyPayment, owed));
        }
      }),
    );
  });
});

/**
 * The interest of a plan with fixed minimums and rates when nothing is rounded: money is a whole
 * number over 1,200,000 to the power of the months, so that a month of interest is a whole factor.
 */
function exactInterest(list: FixedDebt[], order: PayoffStrategy, monthly: Cents): [bigint, bigint] {
  const UNIT = 1_200_000n;
  const queue = orderDebts(list, order).map((debt) => ({
    balance: BigInt(debt.currentBalance),
    growth: UNIT + BigInt(debt.interestRate),
    minimum: BigInt(debt.minimumPayment),
  }));
  const budget = queue.reduce((sum, debt) => sum + debt.minimum, BigInt(monthly));
  const min = (a: bigint, b: bigint) => (a < b ? a : b);
  let scale = 1n;
  let interest = 0n;
  while (queue.some((debt) => debt.balance > 0n)) {
    scale *= UNIT;
    interest *= UNIT;
    let spare = budget * scale;
    for (const debt of queue) {
      interest += debt.balance * (debt.growth - UNIT);
      debt.balance *= debt.growth;
      const due = min(debt.minimum * scale, debt.balance);
      debt.balance -= due;
      spare -= due;
    }
    for (const debt of queue) {
      const more = min(spare, debt.balance);
      debt.balance -= more;
      spare -= more;
    }
  }
  return [interest, scale];
}

/**
 * Why avalanche is never dearer without rounding. Take any other order P that pays the same each
 * month, and the first month in which it gives some amount above a minimum to a debt j while the
 * open debt i of the highest rate could take it. Give it to i instead, and otherwise pay as P does.
 * From then on i is lower by a gap that grows at the highest rate, and one other debt is higher by
 * a gap that began no larger and grows no faster. Where that debt is to be closed, the plan has as
 * much above its minimums to do so, and at most the gap moves to the debt which P gave that money.
 * When P closes i, the plan has i's gap left over, which is enough to undo the other. After that
 * nothing is higher than in P, so nothing costs more; and P now begins one step more like avalanche.
 *
 * In cents each month's interest is off by half a cent a debt at most. Half a cent owed in month s
 * is paid by the end of the plan with at most the interest of the highest rate on it. So a plan of
 * n debts and T months costs within n / 2 × (1 + (1 + r) + … + (1 + r)^T) cents of the exact one,
 * and avalanche at most twice that more than another order.
 */
describe('avalanche', () => {
  const quick = fc.tuple(debts, extra).filter(([list, monthly]) => {
    // At 36 % a month's interest is then below the payment, so every order comes to an end.
    const owed = list.reduce((sum, debt) => sum + debt.currentBalance, 0);
    return owed / monthly < 30;
  });

  test('without rounding never costs more than another order of the same payment', () => {
    fc.assert(
      fc.property(quick, strategy, ([list, monthly], order) => {
        const [avalanche, ownScale] = exactInterest(list, 'avalanche', monthly);
        const [other, otherScale] = exactInterest(list, order, monthly);
        expect(avalanche * otherScale <= other * ownScale).toBe(true);
      }),
    );
  });

  test('in cents costs at most the rounding of both plans more', () => {
    fc.assert(
      fc.property(debts, strategy, extra, (list, order, monthly) => {
        const plan = { debts: list, asOf, extraMonthly: monthly };
        const avalanche = simulatePlan(plan);
        const other = simulatePlan({ ...plan, strategy: order });
        fc.pre(avalanche.outcome === 'paid-off' && other.outcome === 'paid-off');
        const rate = Math.max(...list.map((debt) => debt.interestRate)) / 1_200_000;
        const length = Math.max(lengthOf(avalanche), lengthOf(other));
        let slack = 0;
        for (let month = 0; month <= length; month += 1) slack += list.length * (1 + rate) ** month;
        expect(avalanche.interest).toBeLessThanOrEqual(other.interest + slack);
      }),
    );
  });

  test('can cost a cent more by rounding alone', () => {
    const list = [
      { id: 'a', currentBalance: cents(212), interestRate: 15_000, minimumPayment: cents(169) },
      { id: 'b', currentBalance: cents(692), interestRate: 21_000, minimumPayment: cents(121) },
    ] as FixedDebt[];
    const monthly = cents(260);
    const plan = { debts: list, asOf, extraMonthly: monthly };
    expect(simulatePlan(plan).interest).toBe(22);
    expect(simulatePlan({ ...plan, strategy: 'snowball' }).interest).toBe(21);
    const [avalanche, ownScale] = exactInterest(list, 'avalanche', monthly);
    const [snowball, otherScale] = exactInterest(list, 'snowball', monthly);
    expect(avalanche * otherScale < snowball * ownScale).toBe(true);
  });
});
