import { aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { householdOf } from './householdForecast.ts';
import { payoffForecast as payoffIn, type PayoffDebt } from './payoffForecast.ts';

const today = calendarDay('2026-11-19');
const debt = {
  id: 'd',
  currentBalance: cents(100_000),
  interestRate: aprFromPercent(12),
  minimumPayment: cents(50_000),
};

/** Of the debt alone. */
const payoffForecast = (one: PayoffDebt, day: typeof today) =>
  payoffIn(one, householdOf(one, day, undefined));

describe('payoffForecast', () => {
  test('counts interest: $1,000 at 12 % takes a third month of two payments of $500', () => {
    // 1000.00 + 10.00 - 500 = 510.00; 510.00 + 5.10 - 500 = 15.10; 15.10 + 0.15 = 15.25 paid last.
    expect(payoffForecast(debt, today)).toEqual({
      kind: 'lasts',
      months: 3,
      debtFreeDate: '2027-02-19',
      interest: 1_525,
    });
  });

  test('says that a payment below the interest never ends the debt', () => {
    expect(payoffForecast({ ...debt, minimumPayment: cents(900) }, today)).toEqual({
      kind: 'never',
      firstInterest: 1_000,
    });
  });

  test('a minimum payment of zero never ends the debt, at any rate', () => {
    const idle = { ...debt, minimumPayment: cents(0), interestRate: aprFromPercent(0) };
    expect(payoffForecast(idle, today)).toEqual({ kind: 'never', firstInterest: 0 });
  });

  test('a debt without a balance is paid off', () => {
    expect(payoffForecast({ ...debt, currentBalance: cents(0) }, today)).toEqual({
      kind: 'paid-off',
    });
  });

  test('a payment a cent above the interest may take over a century, and says so', () => {
    const endless = {
      ...debt,
      currentBalance: cents(98_765_432_109),
      interestRate: aprFromPercent(0),
      minimumPayment: cents(1),
    };
    expect(payoffForecast(endless, today)).toEqual({ kind: 'beyond-a-century' });
  });

  test('includes freed minimums and round-ups, which go to the debt with the highest rate first', () => {
    const cheap = { ...debt, id: 'cheap', interestRate: aprFromPercent(3) };
    const household = { debts: [debt, cheap], monthlyRoundUps: cents(2_000), asOf: today };
    expect(payoffIn(debt, household)).toMatchObject({ kind: 'lasts', months: 2 });
    // The first debt leaves 25.10 of its second month’s money, which pays off the other one.
    expect(payoffIn(cheap, household)).toMatchObject({ kind: 'lasts', months: 2 });
    expect(payoffForecast(cheap, today)).toMatchObject({ kind: 'lasts', months: 3 });
  });

  test('gets the minimum of a paid-off debt, even without round-ups', () => {
    const large = { ...debt, id: 'large', currentBalance: cents(500_000) };
    const household = { debts: [debt, large], monthlyRoundUps: cents(0), asOf: today };
    expect(payoffIn(debt, household)).toMatchObject({ kind: 'lasts', months: 3 });
    expect(payoffForecast(large, today)).toMatchObject({ kind: 'lasts', months: 11 });
    expect(payoffIn(large, household)).toMatchObject({ kind: 'lasts', months: 7 });
  });
});
