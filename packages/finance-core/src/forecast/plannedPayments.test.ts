import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import { aprFromPercent, cents, sumCents } from '../money/index.ts';
import { addMonths, calendarDay, monthOf, onDayOfMonth } from '../time/index.ts';
import { plannedPayments, roundUpPart } from './plannedPayments.ts';
import { planMonths } from './planTotals.ts';

const ASOF = calendarDay('2026-11-19');

const debt = (id: string, balance: number, minimum: number, dueDate: number) => ({
  id,
  currentBalance: cents(balance),
  minimumPayment: cents(minimum),
  interestRate: aprFromPercent(0),
  dueDate,
});

describe('plannedPayments', () => {
  test('leaves out a month without a payment', () => {
    const debts = [debt('overdraft', 10_000, 0, 3)];
    const plan = simulatePlan({ debts, asOf: ASOF });
    expect(plannedPayments(debts, plan, ASOF, 12)).toEqual([]);
  });

  test('falls on the due days after today, in their order', () => {
    const debts = [debt('car', 30_000, 10_000, 31), debt('visa', 25_000, 10_000, 3)];
    const plan = simulatePlan({ debts, asOf: ASOF, strategy: 'minimum-only' });
    const payments = plannedPayments(debts, plan, ASOF, 12);
    expect(payments.map(({ debtId, dueOn, payment }) => [dueOn, debtId, payment])).toEqual([
      ['2026-11-30', 'car', 10_000],
      ['2026-12-03', 'visa', 10_000],
      ['2026-12-31', 'car', 10_000],
      ['2027-01-03', 'visa', 10_000],
      ['2027-01-31', 'car', 10_000],
      ['2027-02-03', 'visa', 5_000],
    ]);
  });

  test('returns to the 31st after a short month', () => {
    const debts = [debt('car', 50_000, 10_000, 31)];
    const plan = simulatePlan({ debts, asOf: calendarDay('2027-02-10') });
    const days = plannedPayments(debts, plan, calendarDay('2027-02-10'), 3).map((one) => one.dueOn);
    expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  });

  test('a one-off payment is made on its own day, on the debts that the plan pays with it', () => {
    const debts = [debt('car', 90_000, 10_000, 3), debt('visa', 25_000, 10_000, 15)];
    const oneOffs = [
      { on: calendarDay('2026-12-10'), amount: cents(20_000) },
      { on: calendarDay('2026-12-01'), amount: cents(9_000) },
    ];
    const plan = simulatePlan({ debts, asOf: ASOF, strategy: ['visa'], oneOffs });
    // A debt that the plan leaves out has none of it.
    const listed = [...debts, debt('elsewhere', 5_000, 5_000, 9)];
    const payments = plannedPayments(listed, plan, ASOF, 1);
    // The visa takes 25,000 of 29,000, the earliest first, and needs no minimum then: that is paid on the
    // car. The rest goes to the car, with its payment of January 3.
    expect(
      payments.map(({ kind, dueOn, debtId, payment }) => [dueOn, kind, debtId, payment]),
    ).toEqual([
      ['2026-12-01', 'one-off', 'visa', 9_000],
      ['2026-12-03', 'monthly', 'car', 20_000],
      ['2026-12-10', 'one-off', 'car', 4_000],
      ['2026-12-10', 'one-off', 'visa', 16_000],
    ]);
  });

  test('every day is a due day of its debt, and a month adds up to that of the plan', () => {
    const anyDebts = fc.array(
      fc.record({
        balance: fc.integer({ min: 0, max: 2_000_000 }),
        minimum: fc.integer({ min: 0, max: 60_000 }),
        percent: fc.integer({ min: 0, max: 36 }),
        dueDate: fc.integer({ min: 1, max: 31 }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(anyDebts, fc.integer({ min: 0, max: 800 }), (made, later) => {
        const asOf = calendarDay(
          new Date(Date.UTC(2026, 10, 19 + later)).toISOString().slice(0, 10),
        );
        const debts = made.map(({ balance, minimum, percent, dueDate }, index) => ({
          ...debt(`d${index}`, balance, minimum, dueDate),
          interestRate: aprFromPercent(percent),
        }));
        const plan = simulatePlan({ debts, asOf, extraMonthly: cents(5_000) });
        const payments = plannedPayments(debts, plan, asOf, 12);
        for (const { debtId, month, dueOn, payment } of payments) {
          const due = debts.find(({ id }) => id === debtId)?.dueDate ?? 0;
          expect(dueOn).toBe(onDayOfMonth(dueOn, due));
          expect(dueOn >= addMonths(asOf, month - 1)).toBe(true);
          expect(dueOn <= addMonths(asOf, month)).toBe(true);
          expect(payment).toBeGreaterThan(0);
        }
        // The last of these months has the first due days only.
        for (const { month, payment } of planMonths(plan.debts).slice(0, 11)) {
          const paid = payments
            .filter(({ dueOn }) => monthOf(dueOn) === month)
            .map((one) => one.payment);
          expect(sumCents(paid)).toBe(payment);
        }
      }),
    );
  });

  test('the round-ups of a month are at the highest rate in force that is owed', () => {
    const cheap = debt('cheap', 60_000, 10_000, 3);
    const debts = [
      { ...cheap, interestRate: aprFromPercent(12) },
      {
        ...debt('dear', 30_000, 10_000, 15),
        interestRate: aprFromPercent(24),
        // Covers the months that begin on Nov 19 and Dec 19.
        promotion: { interestRate: aprFromPercent(1), endsOn: calendarDay('2026-12-31') },
      },
    ];
    const plan = simulatePlan({ debts, asOf: ASOF, strategy: 'minimum-only' });
    const told = plannedPayments(debts, plan, ASOF, 12).filter((one) => one.takesRoundUps);
    expect(told.map(({ month, debtId }) => [month, debtId])).toEqual([
      [1, 'cheap'],
      [2, 'cheap'],
      [3, 'dear'],
      [4, 'dear'],
      [5, 'cheap'],
      [6, 'cheap'],
      [7, 'cheap'],
    ]);
  });
});

describe('roundUpPart', () => {
  const planned = {
    debtId: 'visa',
    month: 1,
    kind: 'monthly' as const,
    dueOn: calendarDay('2026-12-03'),
    payment: cents(10_000),
    takesRoundUps: true,
  };
  const debts = [{ roundUpsSinceDue: cents(941) }, {}];

  test('of the first payment is what is still to come', () => {
    expect(roundUpPart(planned, [], cents(1_500))).toBe(1_500);
    expect(roundUpPart(planned, debts, cents(1_500))).toBe(559);
    expect(roundUpPart(planned, debts, cents(900))).toBe(0);
    expect(roundUpPart({ ...planned, month: 2 }, debts, cents(1_500))).toBe(1_500);
  });

  test('is never more than the payment, and none of one that gets no round-ups', () => {
    expect(roundUpPart({ ...planned, payment: cents(300) }, debts, cents(1_500))).toBe(300);
    expect(roundUpPart({ ...planned, takesRoundUps: false }, debts, cents(1_500))).toBe(0);
  });
});
