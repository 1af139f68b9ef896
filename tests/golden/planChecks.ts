import { expect } from 'vitest';
import { months, simulatePlan, type PlanInput } from '@dime-time/finance-core';
import { asOf, debtOf, expectClose, money, type Check } from './check.ts';

interface Plan {
  debts: { id: string; balance: number; apr: number; minPayment: number }[];
  monthlyBudget: number;
  strategy: 'avalanche' | 'snowball';
  month: number;
}

/** The plan of a case: its budget is fixed, so what is above the minimums is extra. */
function planOf({ debts, monthlyBudget, strategy }: Plan): PlanInput {
  const minimums = debts.reduce((sum, debt) => sum + money(debt.minPayment), 0);
  return {
    debts: debts.map((debt) => ({ ...debtOf(debt, debt.minPayment), id: debt.id })),
    asOf,
    strategy,
    extraMonthly: money((money(monthlyBudget) - minimums) / 100),
  };
}

export const planChecks: Record<string, Check> = {
  payoffPlan(golden) {
    const plan = simulatePlan(planOf(golden.inputs as Plan));
    const {
      months: count,
      totalInterest,
      perDebtInterest = {},
    } = golden.expected as {
      months: number;
      totalInterest: number;
      perDebtInterest?: Record<string, number>;
    };
    expect(plan.months).toBe(count);
    expectClose(plan.interest / 100, totalInterest, golden.tolerance);
    for (const [id, interest] of Object.entries(perDebtInterest)) {
      expect(plan.debts.find((debt) => debt.id === id)?.interest).toBe(money(interest));
    }
  },
  minimumsNoRollover(golden) {
    const { debts } = golden.inputs as Plan;
    const minimums = debts.map((debt) => debtOf(debt, debt.minPayment));
    const plan = simulatePlan({ debts: minimums, asOf, strategy: 'minimum-only' });
    const expected = golden.expected as { months: number; totalInterest: number };
    expect(plan.months).toBe(expected.months);
    expectClose(plan.interest / 100, expected.totalInterest, golden.tolerance);
  },
  planMonth(golden) {
    const inputs = golden.inputs as Plan;
    const plan = simulatePlan(planOf(inputs));
    const { balances = {}, payment } = golden.expected as {
      balances?: Record<string, number>;
      payment: number;
    };
    const inMonth = (id: string) =>
      plan.debts.find((debt) => debt.id === id)?.rows.find((row) => row.month === inputs.month);
    const paid = inputs.debts.reduce((sum, debt) => sum + (inMonth(debt.id)?.payment ?? 0), 0);
    expect(paid).toBe(money(payment));
    for (const [id, balance] of Object.entries(balances)) {
      expect(inMonth(id)?.balance).toBe(money(balance));
    }
  },
  twoTrack(golden) {
    // A household's own order: the car at 4 % gets the whole $1,000, the card at 25 % nothing.
    const car = { ...debtOf({ balance: 10_000, apr: 0.04 }), id: 'car' };
    const card = { ...debtOf({ balance: 20_000, apr: 0.25 }), id: 'card' };
    const plan = simulatePlan({
      debts: [card, car],
      asOf,
      strategy: ['car'],
      extraMonthly: money(1000),
      horizon: months(10),
    });
    const opening = (id: string, month: number) => {
      const rows = plan.debts.find((debt) => debt.id === id)?.rows ?? [];
      const balance = rows[month - 1]?.balance ?? (id === 'car' ? 1_000_000 : 2_000_000);
      return [Math.round(balance / 100), Math.round((rows[month]?.interest ?? 0) / 100)];
    };
    const table = (golden.expected as number[][]).map((_, month) => [
      ...opening('car', month),
      ...opening('card', month),
    ]);
    expect(table).toEqual(golden.expected);
  },
};
