import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents, type Cents } from '../../money/index.ts';
import { addDays, addMonths, calendarDay, type CalendarDay } from '../../time/index.ts';
import { basisPoints } from './basisPoints.ts';
import { estimatedInterest, type DatedPayment } from '../estimatedInterest.ts';
import { firstMonthPart, partialInterest } from './firstInterest.ts';
import type { PlanDebt } from './plan.ts';
import { simulatePlan } from './simulatePlan.ts';

const none = cents(0);
const partOn = (day: string, dueDate = 15) =>
  firstMonthPart({ dueDate, estimatedInterest: none }, calendarDay(day));

describe('the part of a month until the first payment', () => {
  test('goes from the first day of the plan to the due day', () => {
    expect(partOn('2026-11-05')).toEqual({ days: 10, of: 31 });
    expect(partOn('2026-11-16')).toEqual({ days: 29, of: 30 });
    expect(partOn('2027-02-01', 31)).toEqual({ days: 27, of: 28 });
  });

  test('is empty where the payment is due that day', () => {
    const part = partOn('2026-11-15');
    expect(part).toEqual({ days: 0, of: 31 });
    expect(part && partialInterest(cents(100_000), aprFromPercent(24), part)).toBe(0);
  });

  test('is the whole month without an estimate or a due day', () => {
    const asOf = calendarDay('2026-11-05');
    expect(firstMonthPart({ dueDate: 15 }, asOf)).toBeUndefined();
    expect(firstMonthPart({ estimatedInterest: none }, asOf)).toBeUndefined();
  });
});

describe('the first month of a plan', () => {
  const debt: PlanDebt = {
    id: 'card',
    currentBalance: cents(100_000),
    interestRate: aprFromPercent(24),
    minimumPayment: cents(10_000),
    dueDate: 15,
  };
  const firstRow = (change: Partial<PlanDebt>) =>
    simulatePlan({ debts: [{ ...debt, ...change }], asOf: calendarDay('2026-11-05') }).debts[0]
      ?.rows[0];

  test('has the interest that the estimate does not have yet', () => {
    // 1,000.00 and 13.81 of estimate; 2 % of it is 20.28, and 10 of 31 days of that 6.54.
    expect(firstRow({ estimatedInterest: cents(1_381) })).toMatchObject({
      interest: 654,
      payment: 10_000,
      balance: 100_000 + 1_381 + 654 - 10_000,
    });
    expect(firstRow({})).toMatchObject({ interest: 2_000, balance: 92_000 });
  });

  test('asks for a minimum payment with the interest of the whole month, as a statement does', () => {
    const minimumRule = {
      kind: 'percent-plus-interest',
      share: basisPoints(100),
      floor: none,
    } as const;
    expect(firstRow({ minimumRule, estimatedInterest: none })?.payment).toBe(1_000 + 2_000);
  });

  test('does not move the debt-free date as due days come and go', () => {
    const [start, balanceAsOf] = ['2026-11-05', '2026-11-05'].map(calendarDay) as [
      CalendarDay,
      CalendarDay,
    ];
    const owed = { ...debt, currentBalance: cents(500_000), minimumPayment: cents(25_000) };
    const payments: DatedPayment[] = [];
    const dates = new Set<CalendarDay | undefined>();
    let balance = owed.currentBalance;
    for (let day = start; day < addMonths(start, 4); day = addDays(day, 1)) {
      const known = { ...owed, currentBalance: balance, balanceAsOf };
      const estimate = estimatedInterest(known, payments, day);
      // On a due day, before its payment is made.
      const plan = simulatePlan({ debts: [{ ...known, estimatedInterest: estimate }], asOf: day });
      dates.add(plan.debts[0]?.paidOffOn);
      if (!day.endsWith('-15')) continue;
      payments.push({ on: day, amount: owed.minimumPayment });
      balance = (balance - owed.minimumPayment) as Cents;
    }
    // ln(1 / (1 - 5,000 × 2 % ÷ 250)) ÷ ln 1.02 = 25.8: the 26th payment from November 15th, 2026 on.
    expect([...dates]).toEqual(['2028-12-15']);
  });
});
