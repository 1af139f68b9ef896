import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import { cents, subtractCents, sumCents, type Apr } from '../money/index.ts';
import { addDays, calendarDay } from '../time/index.ts';
import { DEFAULT_PLAN, type PlanChoices } from './household.ts';
import { planForecast, planInput } from './planInput.ts';

const asOf = calendarDay('2026-11-19');
const money = (max: number) => fc.integer({ min: 0, max }).map(cents);

// Of equal rates the larger balance comes first, and to pay can change which one that is.
const debts = fc
  .uniqueArray(
    fc.record({
      currentBalance: fc.integer({ min: 1, max: 900_000 }).map(cents),
      interestRate: fc.integer({ min: 0, max: 36_000 }).map((value) => value as Apr),
      minimumPayment: money(20_000),
      dueDate: fc.integer({ min: 1, max: 31 }),
      estimatedInterest: money(3_000),
    }),
    { minLength: 1, maxLength: 4, selector: ({ interestRate }) => interestRate },
  )
  .map((list) => list.map((debt, index) => ({ ...debt, id: `${index}` })));

test('to pay a one-off payment on its day, as planned, leaves the plan as it was', () => {
  fc.assert(
    fc.property(debts, money(400_000), money(60_000), money(90_000), (list, once, extra, later) => {
      const plan: PlanChoices = {
        ...DEFAULT_PLAN,
        extraMonthly: extra,
        oneOffs: [
          { on: asOf, amount: once },
          { on: addDays(asOf, 40), amount: later },
        ],
      };
      const household = { debts: list, monthlyRoundUps: cents(0), asOf };
      const asked = simulatePlan(planInput(plan, household)).debts.map(({ rows }) =>
        sumCents(
          rows.flatMap(({ oneOffs = [] }) =>
            oneOffs.filter(({ on }) => on === asOf).map(({ amount }) => amount),
          ),
        ),
      );
      const paid = list.map((debt, index) => ({
        ...debt,
        currentBalance: subtractCents(debt.currentBalance, asked[index]!),
        oneOffPaidToday: asked[index]!,
      }));
      // Never more than is owed.
      expect(paid.every(({ currentBalance }) => currentBalance >= 0)).toBe(true);
      // Where nothing is owed, no interest is estimated: the plan had the last of it.
      fc.pre(
        paid.every((debt) => debt.currentBalance > 0 || debt.estimatedInterest === 0) &&
          paid.some(({ currentBalance }) => currentBalance > 0),
      );
      const after = planForecast(plan, { ...household, debts: paid });
      expect(after).toEqual(planForecast(plan, household));
    }),
  );
});
