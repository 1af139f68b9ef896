import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimatedInterest, lastDueDate } from '../debts/index.ts';
import { lastPaymentOn } from '../debts/payoff/lastPaymentOn.ts';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import { DEFAULT_PLAN, planForecast, planInput } from '../forecast/index.ts';
import { aprFromPercent, cents, subtractCents, sumCents, type Cents } from '../money/index.ts';
import { addDays, addMonths, calendarDay, onDayOfMonth, type CalendarDay } from '../time/index.ts';
import { paymentsBefore } from '../trend/balanceOn.ts';
import { planProgress } from './planProgress.ts';

/** What was paid since the last due day of a debt, as a server says it. */
function since(
  payments: readonly { on: CalendarDay; amount: Cents }[],
  { dueDate }: { dueDate: number },
  today: CalendarDay,
): Cents {
  const last = lastDueDate(dueDate, today);
  return sumCents(payments.filter(({ on }) => on > last).map(({ amount }) => amount));
}

/** Two debts without interest, by their due days. */
function twoDebts(one: number, other: number) {
  return [
    { id: 'a', currentBalance: 70_000, minimumPayment: 10_000, dueDate: one },
    { id: 'b', currentBalance: 60_000, minimumPayment: 5_000, dueDate: other },
  ].map((debt) => ({
    ...debt,
    currentBalance: cents(debt.currentBalance),
    minimumPayment: cents(debt.minimumPayment),
    interestRate: aprFromPercent(0),
  }));
}

/** A debt of these after payments, as a server says it. */
function after(
  payments: readonly { debtId: string; on: CalendarDay; amount: Cents }[],
  debt: ReturnType<typeof twoDebts>[number],
  today: CalendarDay,
) {
  const own = payments.filter(({ debtId }) => debtId === debt.id);
  const paid = sumCents(own.map(({ amount }) => amount));
  return {
    ...debt,
    currentBalance: subtractCents(debt.currentBalance, paid),
    paidSinceDue: since(own, debt, today),
  };
}

describe('who pays as planned', () => {
  test('two debts is on plan each day, whatever their due days', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 0, max: 40 }),
        (one, other, offset) => {
          const asOf = addDays(calendarDay('2026-11-01'), offset);
          const isFebruary28 = Math.min(one, other) === 28 && Math.max(one, other) > 28;
          // What was paid on the day of saving is before it or after it; nothing says which.
          fc.pre(![one, other].some((day) => onDayOfMonth(asOf, day) === asOf));
          const debts = twoDebts(one, other);
          const household = { debts, monthlyRoundUps: cents(0), asOf };
          const saved = { ...planForecast(DEFAULT_PLAN, household), dueDates: [one, other] };
          const schedules = simulatePlan(planInput(DEFAULT_PLAN, household)).debts;
          const due = schedules.flatMap(({ id: debtId, rows }, index) =>
            rows.map(({ payment: amount, month }) => {
              const on = lastPaymentOn(debts[index]!, asOf, month);
              return { debtId, on, amount };
            }),
          );
          for (let today = asOf; today < addMonths(asOf, 12); today = addDays(today, 1)) {
            // Due on the 30th and on the 28th, payments of two months of the plan fall on February 28.
            if (isFebruary28 && today === '2027-02-28') continue;
            const payments = due.filter(({ on }) => on <= today);
            const now = debts.map((debt) => after(payments, debt, today));
            const followed = planForecast(DEFAULT_PLAN, { ...household, debts: now, asOf: today });
            const result = planProgress({ promised: saved, followed, debts: now, payments, today });
            expect(result, today).toMatchObject({ amount: 0, pastDue: 0, status: 'on-plan' });
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test('is on plan each day until the next payment', () => {
    const debts = [
      {
        id: 'd',
        currentBalance: cents(620_000),
        minimumPayment: cents(15_500),
        interestRate: aprFromPercent(24.99),
        dueDate: 12,
      },
    ];
    const plan = { ...DEFAULT_PLAN, extraMonthly: cents(20_000) };
    const asOf = calendarDay('2026-01-31');
    const household = { debts, monthlyRoundUps: cents(1_500), asOf };
    const saved = { ...planForecast(plan, household), dueDates: [12] };
    for (let day = 0; day < 400; day += 1) {
      const today = addDays(asOf, day);
      const payments = paymentsBefore(saved, today);
      const owed = debts.map((debt) => ({
        ...debt,
        currentBalance: saved.balances[payments] ?? cents(0),
      }));
      const followed = planForecast(plan, { ...household, debts: owed, asOf: today });
      const result = planProgress({ promised: saved, followed, debts: owed, payments: [], today });
      expect(result, today).toMatchObject({ status: 'on-plan', amount: 0 });
    }
  });

  test('is on plan each day to the cent, with interest', () => {
    const asOf = calendarDay('2026-11-05');
    const card = {
      id: 'd',
      currentBalance: cents(100_000),
      minimumPayment: cents(10_000),
      interestRate: aprFromPercent(24),
      dueDate: 15,
      balanceAsOf: calendarDay('2026-10-20'),
    };
    const plan = { ...DEFAULT_PLAN, extraMonthly: cents(0) };
    const payments: { debtId: string; on: CalendarDay; amount: Cents }[] = [];
    const onDay = (today: CalendarDay) => {
      const paid = sumCents(payments.map(({ amount }) => amount));
      const known = { ...card, currentBalance: subtractCents(card.currentBalance, paid) };
      const debt = {
        ...known,
        estimatedInterest: estimatedInterest(known, payments, today),
        paidSinceDue: since(payments, card, today),
      };
      const household = { debts: [debt], monthlyRoundUps: cents(0), asOf: today };
      return { debt, followed: planForecast(plan, household) };
    };
    const saved = {
      ...onDay(asOf).followed,
      monthlyPayment: cents(10_000),
      dueDates: [15],
    };
    for (let day = asOf; day < addMonths(asOf, 4); day = addDays(day, 1)) {
      if (day.endsWith('-15')) {
        payments.push({ debtId: 'd', on: day, amount: cents(10_000) });
      }
      const { debt, followed } = onDay(day);
      const result = planProgress({
        promised: saved,
        followed,
        debts: [debt],
        payments,
        today: day,
      });
      expect(result, day).toMatchObject({ status: 'on-plan', amount: 0 });
    }
  });

  test('but late is on plan again once all that was asked is paid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 27 }),
        fc.integer({ min: 1, max: 27 }),
        fc.array(fc.integer({ min: 0, max: 45 }), { minLength: 8, maxLength: 8 }),
        (one, other, delays) => {
          const asOf = calendarDay('2026-11-29');
          const debts = twoDebts(one, other);
          const plan = { ...DEFAULT_PLAN, extraMonthly: cents(5_000) };
          const household = { debts, monthlyRoundUps: cents(0), asOf };
          const saved = { ...planForecast(plan, household), dueDates: [one, other] };
          const asked = simulatePlan(planInput(plan, household)).debts.flatMap(({ id, rows }, at) =>
            rows.slice(0, 4).map(({ payment: amount, month }, index) => {
              const dueOn = lastPaymentOn(debts[at]!, asOf, month);
              const on = addDays(dueOn, delays[at * 4 + index] ?? 0);
              return { debtId: id, on, amount, dueOn };
            }),
          );
          for (let today = asOf; today < addMonths(asOf, 4); today = addDays(today, 1)) {
            const payments = asked.filter(({ on }) => on <= today);
            if (asked.some(({ dueOn, on }) => dueOn <= today && on > today)) continue;
            const now = debts.map((debt) => after(payments, debt, today));
            const followed = planForecast(plan, { ...household, debts: now, asOf: today });
            const result = planProgress({ promised: saved, followed, debts: now, payments, today });
            expect(result.amount, today).toBe(0);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
