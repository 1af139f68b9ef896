import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { months } from '../index.ts';
import { aprFromPercent, cents, MAX_CENTS, type Apr } from '../../money/index.ts';
import { calendarDay } from '../../time/index.ts';
import { amortize } from './amortize.ts';
import { simulatePlan } from './simulatePlan.ts';

const loan = (balance: number, percent: number) => ({
  currentBalance: cents(balance),
  interestRate: aprFromPercent(percent),
});

describe('amortize', () => {
  test('is a row a month, the last payment partial', () => {
    expect(amortize(loan(30_000, 12), cents(10_100))).toEqual({
      outcome: 'paid-off',
      months: 4,
      interest: 608,
      paid: 30_608,
      rows: [
        { month: 1, interest: 300, payment: 10_100, principal: 9_800, balance: 20_200 },
        { month: 2, interest: 202, payment: 10_100, principal: 9_898, balance: 10_302 },
        { month: 3, interest: 103, payment: 10_100, principal: 9_997, balance: 305 },
        { month: 4, interest: 3, payment: 308, principal: 305, balance: 0 },
      ],
    });
  });

  test('stops at a horizon', () => {
    const result = amortize(loan(30_000, 12), cents(10_100), months(2));
    expect(result).toMatchObject({ outcome: 'horizon-reached', interest: 502, paid: 20_200 });
    expect(result.rows).toHaveLength(2);
  });

  test('nothing owed is paid off', () => {
    const none = { outcome: 'paid-off', months: 0, interest: 0, paid: 0, rows: [] };
    expect(amortize(loan(0, 12), cents(100))).toEqual(none);
    expect(amortize(loan(-100, 12), cents(100))).toEqual(none);
  });

  test('a payment within the interest never amortises', () => {
    expect(amortize(loan(10_000, 12), cents(100))).toMatchObject({
      outcome: 'never-amortises',
      interest: 100,
      paid: 100,
    });
    expect(amortize(loan(10_000, 12), cents(101)).outcome).toBe('paid-off');
  });

  test('is at most a hundred years, and no more than money can be', () => {
    expect(amortize(loan(120_100, 0), cents(100), months(9_999)).rows).toHaveLength(1200);
    const large = amortize(loan(MAX_CENTS, 12), cents(MAX_CENTS));
    expect(large).toMatchObject({ outcome: 'horizon-reached', interest: 0, paid: 0, rows: [] });
    expect(amortize(loan(MAX_CENTS, 0), cents(MAX_CENTS)).months).toBe(1);
  });

  test('is what a plan says of the debt alone', () => {
    const asOf = calendarDay('2026-11-19');
    fc.assert(
      fc.property(
        fc.integer({ min: -100, max: 5_000_000 }).map(cents),
        fc.integer({ min: 0, max: 60_000 }).map((value) => value as Apr),
        fc.integer({ min: 0, max: 200_000 }).map(cents),
        fc.integer({ min: 0, max: 200 }).map(months),
        (currentBalance, interestRate, minimumPayment, horizon) => {
          const debt = { id: 'debt', currentBalance, interestRate, minimumPayment };
          const plan = simulatePlan({ debts: [debt], asOf, horizon });
          const alone = amortize(debt, minimumPayment, horizon);
          expect(alone.outcome).toBe(plan.outcome);
          expect(alone.months).toBe(plan.months);
          expect([alone.interest, alone.paid]).toEqual([plan.interest, plan.paid]);
          expect(alone.rows).toEqual(plan.debts[0]?.rows);
        },
      ),
    );
  });
});
