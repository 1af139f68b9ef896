import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents, sumCents, type Apr } from '../../money/index.ts';
import { addDays, calendarDay } from '../../time/index.ts';
import { basisPoints } from './basisPoints.ts';
import { debtTermsNow } from './debtTermsNow.ts';
import type { PlanDebt } from './plan.ts';
import { simulatePlan } from './simulatePlan.ts';

const today = calendarDay('2026-11-26');
const card: PlanDebt = {
  id: 'card',
  currentBalance: cents(300_000),
  interestRate: aprFromPercent(22.99),
  minimumPayment: cents(7_500),
};
const promotion = { interestRate: aprFromPercent(2.99), endsOn: calendarDay('2027-06-30') };

describe('the terms of a debt now', () => {
  test('without a rule and a promotion they are its own', () => {
    expect(debtTermsNow(card, today)).toEqual({
      interestRate: card.interestRate,
      minimumPayment: 7_500,
      promotion: undefined,
    });
  });

  test('a rule decides the minimum: 2 % of $3,000 is $60', () => {
    const minimumRule = {
      kind: 'percent-or-floor',
      share: basisPoints(200),
      floor: cents(2_500),
    } as const;
    expect(debtTermsNow({ ...card, minimumRule }, today).minimumPayment).toBe(6_000);
  });

  test('a promotion decides the rate, and the interest of the minimum, until its last day', () => {
    const minimumRule = {
      kind: 'percent-plus-interest',
      share: basisPoints(100),
      floor: cents(2_500),
    } as const;
    const promoted = { ...card, minimumRule, promotion };
    // $30.00 and $3,000 x 2.99 % / 12 = $7.475; then $3,000 x 22.99 % / 12 = $57.475.
    expect(debtTermsNow(promoted, calendarDay('2027-06-30'))).toEqual({
      interestRate: promotion.interestRate,
      minimumPayment: 3_748,
      promotion,
    });
    expect(debtTermsNow(promoted, calendarDay('2027-07-01'))).toEqual({
      interestRate: card.interestRate,
      minimumPayment: 8_748,
      promotion: undefined,
    });
  });

  test('a debt that is paid off asks for the least amount, and a negative balance is none', () => {
    const minimumRule = {
      kind: 'percent-plus-interest',
      share: basisPoints(100),
      floor: cents(2_500),
    } as const;
    const paid = { ...card, minimumRule, currentBalance: cents(-100) };
    expect(debtTermsNow(paid, today).minimumPayment).toBe(2_500);
  });

  test('the minimums add up to what a plan of the minimums pays in its first month', () => {
    const rate = fc.integer({ min: 0, max: 40_000 }).map((value) => value as Apr);
    const amount = fc.integer({ min: 0, max: 500_000 }).map(cents);
    const share = fc.integer({ min: 1, max: 500 }).map(basisPoints);
    const debts = fc.array(
      fc.record(
        {
          id: fc.uuid(),
          currentBalance: fc.integer({ min: 1, max: 5_000_000 }).map(cents),
          interestRate: rate,
          minimumPayment: amount,
          minimumRule: fc.record({
            kind: fc.constantFrom('percent-or-floor' as const, 'percent-plus-interest' as const),
            share,
            floor: amount,
            of: fc.constantFrom('opening' as const, 'with-interest' as const),
          }),
          promotion: fc.record({
            interestRate: rate,
            endsOn: fc.integer({ min: -40, max: 40 }).map((days) => addDays(today, days)),
          }),
        },
        { requiredKeys: ['id', 'currentBalance', 'interestRate', 'minimumPayment'] },
      ),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(debts, (list) => {
        const plan = simulatePlan({ debts: list, asOf: today, strategy: 'minimum-only' });
        const minimums = list.map((debt) => debtTermsNow(debt, today).minimumPayment);
        expect(plan.monthlyPayment).toBe(sumCents(minimums));
      }),
    );
  });
});
