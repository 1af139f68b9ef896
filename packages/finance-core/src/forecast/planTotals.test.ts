import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import { months } from '../debts/index.ts';
import { aprFromPercent, cents, sumCents } from '../money/index.ts';
import { monthsUntil } from '../debts/payoff/monthsUntil.ts';
import {
  addDays,
  addMonths,
  calendarDay,
  firstDayOf,
  monthOf,
  nextMonth,
  onDayOfMonth,
} from '../time/index.ts';
import { balancesByMonth, isDueThisMonth, monthEndBalances } from './balancesByMonth.ts';
import { planMonths, planYears } from './planTotals.ts';

const asOf = calendarDay('2026-11-19');

const visa = {
  id: 'visa',
  currentBalance: cents(100_000),
  minimumPayment: cents(10_000),
  interestRate: aprFromPercent(24),
  dueDate: 15,
};
/** Without interest, and still due in the month of the first day. */
const late = {
  ...visa,
  id: 'late',
  currentBalance: cents(20_000),
  minimumPayment: cents(5_000),
  interestRate: aprFromPercent(0),
  dueDate: 28,
};

describe('the months of a plan', () => {
  test('of a debt of $1,000 at 24 % and $100 a month, by hand for two months', () => {
    // 1,000.00 x 2 % = 20.00; 1,020.00 - 100.00 = 920.00. 920.00 x 2 % = 18.40; 838.40.
    expect(planMonths(simulatePlan({ debts: [visa], asOf }).debts).slice(0, 2)).toEqual([
      { month: '2026-12', interest: 2000, payment: 10_000, principal: 8000, balance: 92_000 },
      { month: '2027-01', interest: 1840, payment: 10_000, principal: 8160, balance: 83_840 },
    ]);
  });

  test('are those of the due days: one later this month is paid before one that is over', () => {
    const plan = simulatePlan({ debts: [visa, late], asOf, strategy: 'minimum-only' });
    const [november, december] = planMonths(plan.debts);
    expect(november).toEqual({
      month: '2026-11',
      interest: 0,
      payment: 5_000,
      principal: 5_000,
      balance: 100_000 + 15_000,
    });
    expect(december).toMatchObject({ month: '2026-12', payment: 15_000, balance: 92_000 + 10_000 });
  });

  test('have one-off payments in the month of their day, and interest in that of the due day', () => {
    const on = calendarDay('2026-11-30');
    const oneOffs = [{ on, amount: cents(500_000) }];
    const plan = simulatePlan({ debts: [visa, late], asOf, oneOffs });
    expect(planMonths(plan.debts)).toEqual([
      // $50.00 on the 28th, then all that is left on the 30th.
      { month: '2026-11', interest: 0, payment: 120_000, principal: 120_000, balance: 0 },
      // $20.00 of a month, less the 15 days of 30 until the due day.
      { month: '2026-12', interest: 1000, payment: 1000, principal: 0, balance: 0 },
    ]);
    expect(plan.debtFreeDate).toBe('2026-12-15');
    const only = simulatePlan({ debts: [late], asOf, oneOffs: [{ on: asOf, amount: cents(999) }] });
    expect(planMonths(only.debts)).toMatchObject([
      { month: '2026-11', payment: 5_999 },
      { month: '2026-12', payment: 5_000 },
      { month: '2027-01' },
      { month: '2027-02' },
    ]);
  });

  test('have one balance: that at the end of each month of the calendar', () => {
    const plan = simulatePlan({ debts: [visa, late], asOf, strategy: 'minimum-only' });
    // The $50.00 of November 28 are paid by its end, and with the next $50.00 by that of December.
    expect(monthEndBalances(plan).slice(0, 2)).toEqual([115_000, 92_000 + 10_000]);
    // Over time, what is owed now is before them.
    expect(isDueThisMonth(plan)).toBe(true);
    expect(balancesByMonth(plan).slice(0, 3)).toEqual([120_000, 115_000, 102_000]);
    // Where nothing is due in what is left of the running month, its end is today's balance.
    const next = simulatePlan({ debts: [visa], asOf });
    expect(isDueThisMonth(next)).toBe(false);
    expect(balancesByMonth(next).slice(0, 2)).toEqual([100_000, 92_000]);
    const [first] = plan.debts;
    expect(balancesByMonth(plan, [first!]).slice(0, 3)).toEqual([100_000, 100_000, 92_000]);
    const oneOffs = [{ on: calendarDay('2026-11-30'), amount: cents(500_000) }];
    const all = simulatePlan({ debts: [visa, late], asOf, oneOffs });
    expect(monthEndBalances(all)).toEqual([0]);
    expect(balancesByMonth(all)).toEqual([120_000, 0]);
    const nothing = simulatePlan({ debts: [], asOf });
    expect([monthEndBalances(nothing), balancesByMonth(nothing)]).toEqual([[], [0]]);
  });

  test('of a debt that is never paid off end with what it leaves', () => {
    const rest = { ...late, minimumPayment: cents(100) };
    const plan = simulatePlan({ debts: [visa, rest], asOf, rollover: false, horizon: months(3) });
    expect(planMonths(plan.debts).at(-1)).toMatchObject({
      month: '2027-02',
      balance: sumCents(plan.debts.map(({ balance }) => balance)),
    });
    expect(planMonths([])).toEqual([]);
  });

  test('follow one another, balance, and end with the plan; years add them up', () => {
    const money = (max: number) => fc.integer({ min: 0, max }).map(cents);
    const one = fc.record({
      currentBalance: money(2_000_000),
      minimumPayment: money(60_000),
      interestRate: fc.integer({ min: 0, max: 36 }).map(aprFromPercent),
      dueDate: fc.integer({ min: 1, max: 31 }),
    });
    const debts = fc
      .array(one, { minLength: 1, maxLength: 5 })
      .map((list) => list.map((debt, index) => ({ ...debt, id: `d${index}` })));
    const offset = fc.integer({ min: 0, max: 11 });
    const once = fc.array(
      fc.record({
        on: fc.integer({ min: 0, max: 500 }).map((days) => addDays(addMonths(asOf, 11), days)),
        amount: money(2_000_000),
      }),
      { maxLength: 2 },
    );
    fc.assert(
      fc.property(debts, offset, once, (owned, later, oneOffs) => {
        const plan = simulatePlan({ debts: owned, asOf: addMonths(asOf, later), oneOffs });
        const list = planMonths(plan.debts);
        let owed: number = sumCents(owned.map(({ currentBalance }) => currentBalance));
        for (const [index, { month, interest, payment, principal, balance }] of list.entries()) {
          const before = list[index - 1];
          if (before) expect(month).toBe(nextMonth(before.month));
          expect(owed + interest - payment).toBe(balance);
          expect(payment - interest).toBe(principal);
          owed = balance;
        }
        expect(owed).toBe(sumCents(plan.debts.map(({ balance }) => balance)));
        if (plan.months) expect(list.at(-1)?.month).toBe(monthOf(plan.debtFreeDate));
        const ends = monthEndBalances(plan);
        for (const { month, balance } of list) {
          const after = monthsUntil(onDayOfMonth(plan.asOf, 1), firstDayOf(month));
          expect(ends[after] ?? 0).toBe(balance);
        }
        const from = isDueThisMonth(plan) ? 1 : 2;
        expect(balancesByMonth(plan).slice(2)).toEqual(ends.slice(from));
        for (const sum of [list, planYears(plan)]) {
          expect(sumCents(sum.map(({ interest }) => interest))).toBe(plan.interest);
          expect(sumCents(sum.map(({ principal }) => principal))).toBe(plan.paid - plan.interest);
        }
        const years = new Set(list.map(({ month }) => Number(firstDayOf(month).slice(0, 4))));
        expect(planYears(plan).map(({ year }) => year)).toEqual([...years]);
      }),
    );
  });
});
