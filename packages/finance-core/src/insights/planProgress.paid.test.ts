import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents } from '../money/index.ts';
import { addMonths, calendarDay } from '../time/index.ts';
import { planProgress, type PlanProgressInput } from './planProgress.ts';

/** A plan of so many payments from August 5th on: 100 dollars less owed after each. */
const promisedBy = (payments: number) => ({
  balances: Array.from({ length: payments + 1 }, (_, paid) => cents(100_000 - paid * 10_000)),
  debtFreeDate: addMonths(calendarDay('2026-08-05'), payments),
});
const promised = {
  ...promisedBy(10),
  asOf: calendarDay('2026-08-05'),
  monthlyPayment: cents(12_000),
};
/** The same followed from October on, when two of its payments are made. */
const planOf = (payments: number) => ({
  debtFreeDate: addMonths(calendarDay('2026-10-05'), payments),
});
const endless = { ...promised, balances: promised.balances.slice(0, 4), debtFreeDate: null };
const owing = (amount: number) => [
  {
    id: 'd',
    currentBalance: cents(amount),
    interestRate: aprFromPercent(24),
    minimumPayment: cents(5_000),
  },
];
const pay = (day: string, amount: number) => ({
  debtId: 'd',
  on: calendarDay(day),
  amount: cents(amount),
});
const progress = (input: Partial<PlanProgressInput> = {}) =>
  planProgress({
    promised,
    followed: planOf(8),
    debts: owing(75_000),
    payments: [],
    today: calendarDay('2026-10-19'),
    ...input,
  });

describe('what was paid since the last payment of the plan', () => {
  test('is not ahead by what is paid of the next payment', () => {
    const after = (...payments: ReturnType<typeof pay>[]) => progress({ payments });
    // 50.00 less is owed than planned; the payment of October 5th is not the next one.
    expect(after(pay('2026-10-05', 5_000))).toMatchObject({ paidAhead: 0, amount: 5_000 });
    expect(after(pay('2026-10-06', 5_000))).toMatchObject({ paidAhead: 5_000, amount: 0 });
    // Seven payments are left instead of eight since that of October is made, or a month is ahead.
    const seven = { followed: planOf(7), payments: [pay('2026-10-06', 5_000)] };
    expect(progress(seven)).toMatchObject({ status: 'on-plan', months: 0 });
    expect(progress({ ...seven, payments: [] })).toMatchObject({ status: 'ahead', months: 1 });
    expect(progress({ ...seven, debts: owing(63_000) })).toMatchObject({ months: 1 });
    // More than the payment of a month is ahead of the plan.
    const more = { payments: [pay('2026-10-06', 5_000), pay('2026-10-19', 9_000)] };
    expect(progress({ ...more, debts: owing(66_000) })).toMatchObject({
      planned: 80_000,
      paidAhead: 12_000,
      amount: 2_000,
    });
    // A one-off payment is expected already.
    const oneOffs = [{ on: calendarDay('2026-10-10'), amount: cents(2_000) }];
    const payments = [pay('2026-10-10', 2_500)];
    expect(progress({ promised: { ...promised, oneOffs }, payments })).toMatchObject({
      planned: 78_000,
      paidAhead: 500,
      amount: 2_500,
    });
    const late = { payments: [pay('2027-08-01', 2_500)], today: calendarDay('2027-08-02') };
    expect(progress(late)).toMatchObject({ planned: 0, paidAhead: 0 });
    expect(progress({ ...late, promised: endless })).toMatchObject({ amount: undefined });
  });

  test('paying off one of two debts early is ahead by all but its next payment', () => {
    // Due on the 5th, the plan pays 50.00 and 70.00 on them, and nothing on top.
    const [one] = owing(45_000);
    if (!one) throw new Error('A debt is needed.');
    const other = { ...one, id: 'other', minimumPayment: cents(7_000) };
    const paid = { debtId: 'other', on: calendarDay('2026-10-06'), amount: cents(30_000) };
    const debts = [one, { ...other, currentBalance: cents(0) }];
    expect(progress({ debts, payments: [paid] })).toMatchObject({
      planned: 80_000,
      owed: 45_000,
      paidAhead: 7_000,
      amount: 28_000,
    });
    // With 15.00 on top in the plan, these may be for the debt.
    const monthlyPayment = cents(13_500);
    const more = progress({
      promised: { ...promised, monthlyPayment },
      debts,
      payments: [paid],
    });
    expect(more).toMatchObject({ paidAhead: 8_500, amount: 26_500 });
    // What is less than its next payment is all for it.
    const small = { ...paid, amount: cents(2_000) };
    expect(progress({ debts, payments: [small] })).toMatchObject({ paidAhead: 2_000 });
    // Once it was due, what is beyond its minimum is no part of it either.
    const due = debts.map((debt) => ({ ...debt, dueDate: 15, paidSinceDue: cents(0) }));
    expect(progress({ debts: due, payments: [paid] })).toMatchObject({
      paidAhead: 7_000,
      amount: 28_000,
    });
  });

  test('what was owed beyond the plan is not made up for by its next payment', () => {
    // $10 and $30 more than the 800.00 planned were owed before the payment of $50, and $80 after it.
    const both = [pay('2026-09-05', 12_000), pay('2026-10-05', 12_000)];
    const payments = [...both, pay('2026-10-06', 5_000)];
    expect(progress({ debts: owing(76_000), payments })).toMatchObject({
      paidAhead: 5_000,
      amount: -1_000,
    });
    expect(progress({ debts: owing(83_000), payments })).toMatchObject({
      paidAhead: 5_000,
      amount: -8_000,
    });
    // More than the next payment makes up for it.
    const more = [...both, pay('2026-10-06', 20_000)];
    expect(progress({ debts: owing(65_000), payments: more })).toMatchObject({
      paidAhead: 12_000,
      amount: 3_000,
    });
  });

  test('a late minimum that was paid before the next due day is not a part of the next payment', () => {
    // Due on the 3rd and 22nd: on October 6, 90,000 are planned after the payment of September.
    const plan = { ...promised, asOf: calendarDay('2026-08-27'), dueDates: [3, 22] };
    const paid = (before: readonly ReturnType<typeof pay>[], pastDue: number, owed: number) =>
      progress({
        promised: plan,
        debts: [
          {
            ...owing(owed)[0]!,
            dueDate: 3,
            pastDue: cents(pastDue),
            paidSinceDue: cents(0),
          },
          { ...owing(0)[0]!, id: 'b', dueDate: 22 },
        ],
        payments: before,
        today: calendarDay('2026-10-06'),
      });
    // September's minimum of $50 came on the 4th, with $20 of October's, and the rest on top on the 22nd.
    const onTop = { ...pay('2026-09-22', 7_000), debtId: 'b' };
    const late = [pay('2026-09-04', 7_000), onTop];
    expect(paid(late, 3_000, 88_000)).toMatchObject({ paidAhead: 2_000, amount: -3_000 });
    // Where nothing was missed, what was paid on top of the minimum is a part of the next payment.
    const asPlanned = [pay('2026-09-03', 5_000), onTop, pay('2026-10-03', 12_000)];
    expect(paid(asPlanned, 0, 78_000)).toMatchObject({ paidAhead: 12_000, amount: 0 });
    // New purchases are not a payment that was missed.
    expect(paid(asPlanned, 0, 79_000)).toMatchObject({ paidAhead: 12_000, amount: -1_000 });
    // The payment of September fell $70 short, which came on October 3 with that day's minimum.
    const short = [pay('2026-09-03', 5_000), pay('2026-10-03', 12_000)];
    expect(paid(short, 0, 85_000)).toMatchObject({ paidAhead: 5_000, amount: 0 });
  });

  test('a payment for a minimum that was missed makes up for it', () => {
    // $50 were due on October 5 and missed; the next is due on November 5.
    const plan = { ...promised, asOf: calendarDay('2026-08-06'), dueDates: [5] };
    const [debt] = owing(85_000).map((one) => ({ ...one, dueDate: 5 }));
    const after = (amount: number, paidSinceDue: number) =>
      progress({
        promised: plan,
        debts: [
          {
            ...debt!,
            currentBalance: cents(85_000 - amount),
            paidSinceDue: cents(paidSinceDue),
            pastDue: cents(Math.max(0, 5_000 - amount)),
          },
        ],
        payments: [{ debtId: 'd', on: calendarDay('2026-10-10'), amount: cents(amount) }],
      });
    // The balance has it already.
    expect(after(0, 0)).toMatchObject({ amount: -5_000, pastDue: 0 });
    expect(after(2_000, 0)).toMatchObject({ amount: -3_000, paidAhead: 0 });
    expect(after(5_000, 0)).toMatchObject({ amount: 0, paidAhead: 0 });
    expect(after(9_000, 4_000)).toMatchObject({ amount: 0, paidAhead: 4_000 });
  });

  test('a minimum of the next payment that was missed is more owed than planned', () => {
    // Due on the 3rd and 22nd, so the payment of October is over on the 23rd.
    const plan = { ...promised, asOf: calendarDay('2026-08-27'), dueDates: [3, 22] };
    const [a, b] = [
      { ...owing(45_000)[0]!, id: 'a', dueDate: 3, pastDue: cents(5_000) },
      { ...owing(45_000)[0]!, id: 'b', dueDate: 22 },
    ];
    const on = (day: string, first = a) =>
      progress({
        promised: plan,
        followed: planOf(9),
        debts: [first, b],
        today: calendarDay(day),
      });
    expect(on('2026-10-04')).toMatchObject({
      planned: 90_000,
      pastDue: 5_000,
      amount: -5_000,
      status: 'behind',
    });
    // Of two that were missed, the balance has the first.
    const two = { ...a, pastDue: cents(8_000), currentBalance: cents(48_000) };
    expect(on('2026-10-04', two)).toMatchObject({ pastDue: 5_000, amount: -8_000 });
    // The payment that was missed has come.
    const payments = [{ debtId: 'a', on: calendarDay('2026-10-04'), amount: cents(5_000) }];
    const paid = { ...a, pastDue: cents(0), currentBalance: cents(40_000) };
    expect(
      progress({ promised: plan, debts: [paid, b], payments, today: calendarDay('2026-10-05') }),
    ).toMatchObject({ paidAhead: 5_000, pastDue: 0, amount: 0 });
  });

  test('a one-off payment is not taken for the next payment, nor twice', () => {
    const oneOffs = [{ on: calendarDay('2026-10-10'), amount: cents(2_000) }];
    const plan = { ...promised, asOf: calendarDay('2026-08-06'), dueDates: [5], oneOffs };
    const [debt] = owing(75_500).map((one) => ({ ...one, dueDate: 5 }));
    const payments = [{ debtId: 'd', on: calendarDay('2026-10-10'), amount: cents(2_500) }];
    const result = (paidSinceDue?: number) =>
      progress({
        promised: plan,
        debts: [
          { ...debt!, paidSinceDue: paidSinceDue === undefined ? undefined : cents(paidSinceDue) },
        ],
        payments,
      });
    expect(result(500)).toMatchObject({ planned: 78_000, paidAhead: 500, amount: 2_000 });
    expect(result()).toMatchObject({ planned: 78_000, paidAhead: 500, amount: 2_000 });
  });

  test('a payment that fell short is made up for before the next one, and by no one-off payment', () => {
    const oneOffs = [{ on: calendarDay('2026-10-10'), amount: cents(2_000) }];
    const short = [pay('2026-09-05', 12_000), pay('2026-10-05', 10_000)];
    const payments = [...short, pay('2026-10-10', 2_000), pay('2026-10-12', 5_000)];
    // $20 of the $50 were due on October 5.
    expect(progress({ promised: { ...promised, oneOffs }, payments })).toMatchObject({
      planned: 78_000,
      paidAhead: 3_000,
      amount: 0,
    });
  });

  test('a payment is due once all debts were, and what was paid by then is none ahead', () => {
    const debts = [
      { ...owing(40_000)[0]!, id: 'a', dueDate: 3 },
      { ...owing(40_000)[0]!, id: 'b', dueDate: 22 },
    ];
    const plan = { ...promised, asOf: calendarDay('2026-08-27'), dueDates: [3, 22] };
    const payments = [
      { debtId: 'a', on: calendarDay('2026-10-03'), amount: cents(5_000) },
      { debtId: 'b', on: calendarDay('2026-10-22'), amount: cents(5_000) },
    ];
    const on = (day: string) =>
      progress({ promised: plan, debts, payments, today: calendarDay(day) });
    // Due on September 3 and 22, and on October 3 and 22, which is over on the 23rd.
    expect(on('2026-10-22')).toMatchObject({ payments: 1, planned: 90_000, paidAhead: 10_000 });
    expect(on('2026-10-22').amount).toBe(0);
    expect(on('2026-10-23')).toMatchObject({
      payments: 2,
      planned: 80_000,
      paidAhead: 0,
      amount: 0,
    });
  });
});
