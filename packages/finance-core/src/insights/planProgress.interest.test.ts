import { describe, expect, test } from 'vitest';
import { estimatedInterest } from '../debts/index.ts';
import { DEFAULT_PLAN, nextPayments, planForecast, planOverview } from '../forecast/index.ts';
import { sinceBalance } from '../household/sinceBalance.ts';
import { aprFromPercent, cents, subtractCents, sumCents } from '../money/index.ts';
import { addDays, calendarDay, type CalendarDay } from '../time/index.ts';
import { planProgress } from './planProgress.ts';

/** $1,000.00 at 24 %, due on the 15th; with the day of its balance and what statements added. */
const card = {
  id: 'd',
  currentBalance: cents(100_000),
  minimumPayment: cents(10_000),
  interestRate: aprFromPercent(24),
  dueDate: 15,
  balanceAsOf: calendarDay('2026-10-16'),
  addedCharges: cents(0),
};
const SAVED = calendarDay('2026-10-16');
/** Of the first month, $20.00 are interest and $80.00 pay the balance. */
const promised = {
  ...planForecast(DEFAULT_PLAN, { debts: [card], monthlyRoundUps: cents(0), asOf: SAVED }),
  dueDates: [15],
};

type Card = Omit<typeof card, 'addedCharges'> & { addedCharges?: typeof card.addedCharges };
type Paid = { debtId: string; on: CalendarDay; amount: typeof card.currentBalance };

const progress = (debt: Card, today: CalendarDay, payments: readonly Paid[] = []) => {
  const debts = [{ ...debt, estimatedInterest: estimatedInterest(debt, payments, today) }];
  const followed = planForecast(DEFAULT_PLAN, { debts, monthlyRoundUps: cents(0), asOf: today });
  return planProgress({ promised, followed, debts, payments, today });
};

describe('interest that a statement adds', () => {
  const SECOND = calendarDay('2026-11-02');
  // Of October 16 to November 1: 1,000.00 × 0.24 × 16 ÷ 365 = 10.52.
  const stated = {
    ...card,
    currentBalance: cents(101_052),
    balanceAsOf: calendarDay('2026-11-01'),
    addedCharges: cents(1_052),
  };
  const payment = { debtId: 'd', on: calendarDay('2026-11-15'), amount: cents(10_000) };
  const paid = { ...stated, currentBalance: cents(91_052) };

  test('is not behind the plan, which charges it with its next payment', () => {
    expect(promised.balances.slice(0, 2)).toEqual([100_000, 92_000]);
    expect(progress(card, calendarDay('2026-10-31'))).toMatchObject({ amount: 0, owed: 100_000 });
    expect(progress(stated, SECOND)).toMatchObject({
      status: 'on-plan',
      months: 0,
      amount: 0,
      planned: 100_000,
      owed: 101_052,
      interestAhead: 1_052,
    });
    // On the due day, the payment of that day is made.
    expect(progress(paid, payment.on, [payment])).toMatchObject({ amount: 0, paidAhead: 10_000 });
    // The day after, 14 of the month's 31 days of 1,010.52 are estimated on top, 9.13: in all 19.65, where
    // the plan has a twelfth of a year, 20.00.
    expect(progress(paid, calendarDay('2026-11-16'), [payment])).toMatchObject({
      status: 'on-plan',
      planned: 92_000,
      owed: 91_965,
      estimatedInterest: 913,
      interestAhead: 0,
      amount: 35,
    });
  });

  test('leaves who pays as planned on plan each day of the month', () => {
    for (let today = SAVED; today < '2026-12-14'; today = addDays(today, 1)) {
      const isPaid = today >= payment.on;
      const now = today <= '2026-11-01' ? card : isPaid ? paid : stated;
      const result = progress(now, today, isPaid ? [payment] : []);
      expect(result, today).toMatchObject({ status: 'on-plan', months: 0 });
      expect(Math.abs(result.amount ?? 1_000), today).toBeLessThanOrEqual(35);
    }
  });

  test('is told from purchases, and from a debt that is new', () => {
    // With $50.00 of purchases, $11.04 are the interest of 1,049.36 for those days.
    const bought = {
      ...stated,
      currentBalance: cents(106_052),
      addedCharges: cents(6_052),
    };
    expect(progress(bought, SECOND)).toMatchObject({ interestAhead: 1_104, amount: -4_948 });
    expect(progress({ ...stated, addedCharges: cents(0) }, SECOND)).toMatchObject({
      interestAhead: 0,
      amount: -1_052,
    });
    const { addedCharges: _charges, ...unknown } = stated;
    expect(progress(unknown, SECOND)).toMatchObject({ interestAhead: 0, amount: -1_052 });
  });

  test('is not known of a balance that a bank reports', () => {
    const followed = promised;
    const result = planProgress({
      promised,
      followed,
      debts: [stated],
      payments: [],
      today: SECOND,
    });
    expect(result).toMatchObject({ interestAhead: 0, amount: -1_052 });
  });
});

describe('estimated interest', () => {
  const plan = {
    balances: [100_000, 90_000, 80_000, 70_000].map((amount) => cents(amount)),
    debtFreeDate: calendarDay('2027-06-05'),
    asOf: calendarDay('2026-08-05'),
    monthlyPayment: cents(12_000),
  };
  const today = calendarDay('2026-10-19');
  const payment = { on: calendarDay('2026-10-10'), amount: cents(20_000) };
  const debt = {
    id: 'd',
    currentBalance: cents(75_000),
    interestRate: aprFromPercent(24),
    minimumPayment: cents(5_000),
    balanceAsOf: calendarDay('2026-09-19'),
  };
  const stated = { ...debt, estimatedInterest: estimatedInterest(debt, [payment], today) };
  const of = (one: typeof stated, payments: readonly Paid[] = []) =>
    planProgress({ promised: plan, followed: plan, debts: [one], payments, today });

  test('counts until the last payment of the plan, by the days of its month', () => {
    // At 2 % a month, 16 of the 30 days to October 5, of $950.00: $200.00 were paid on the 10th.
    const payments = [
      { ...payment, debtId: 'd' },
      { ...payment, debtId: 'another' },
    ];
    expect(of(stated, payments)).toMatchObject({ estimatedInterest: 1_013, owed: 76_013 });
    const later = { ...stated, balanceAsOf: calendarDay('2026-10-05') };
    expect(of(later)).toMatchObject({ estimatedInterest: 0, owed: 75_000 });
    expect(of({ ...stated, currentBalance: cents(0) })).toMatchObject({
      estimatedInterest: 0,
      owed: 0,
    });
  });
});

describe('a late payment', () => {
  const today = calendarDay('2026-11-25');
  const plan = { ...DEFAULT_PLAN, extraMonthly: cents(7_000) };
  const debt = { ...card, interestRate: aprFromPercent(0), minimumPayment: cents(5_000) };
  const asOf = SAVED;
  const saved = planForecast(plan, { debts: [debt], monthlyRoundUps: cents(0), asOf });

  // Due on November 15: $50.00, and $70.00 on top.
  test.each<readonly (readonly [day: string, amount: number])[][]>([
    [
      [
        ['2026-11-15', 5_000],
        ['2026-11-20', 7_000],
      ],
    ],
    [[['2026-11-20', 12_000]]],
  ])('on top makes up for the one that fell short: %j', (paid) => {
    const payments = paid.map(([day, amount]) => ({
      debtId: 'd',
      on: calendarDay(day),
      amount: cents(amount),
    }));
    const owed = {
      ...debt,
      currentBalance: subtractCents(
        debt.currentBalance,
        sumCents(payments.map(({ amount }) => amount)),
      ),
    };
    const options = { today, reportsInterest: false };
    const debts = [{ ...owed, ...sinceBalance(owed, payments, options) }];
    const household = { debts, monthlyRoundUps: cents(0), asOf: today };
    // The lender asked for $50.00, so that the planner counts the $70.00 for December 15.
    expect(nextPayments(debts, planOverview(plan, household), today)).toMatchObject([
      { dueOn: '2026-12-15', payment: 5_000, paidSinceDue: 7_000 },
    ]);
    const result = planProgress({
      promised: { ...saved, dueDates: [15] },
      followed: planForecast(plan, household),
      debts,
      payments,
      today,
    });
    expect(result).toMatchObject({ planned: 88_000, owed: 88_000, paidAhead: 0, amount: 0 });
  });
});
