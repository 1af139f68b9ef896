import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aprFromPercent, cents } from '../money/index.ts';
import { addDays, calendarDay } from '../time/index.ts';
import { debtTermsNow } from './payoff/debtTermsNow.ts';
import { basisPoints } from './payoff/index.ts';
import { byRateOn, rateOn } from './promotionalApr.ts';

const endsOn = calendarDay('2026-11-30');
const promotion = { interestRate: aprFromPercent(0), endsOn };
const card = { currentBalance: cents(100_000), interestRate: aprFromPercent(29.99), promotion };
const loan = { currentBalance: cents(100_000), interestRate: aprFromPercent(9) };

test('the rate of a promotion is in force up to its last day', () => {
  expect(rateOn(card, endsOn)).toBe(aprFromPercent(0));
  expect(rateOn(card, addDays(endsOn, 1))).toBe(aprFromPercent(29.99));
  expect(rateOn(loan, endsOn)).toBe(aprFromPercent(9));
});

test('debts are in the order of the rates in force', () => {
  expect(byRateOn([card, loan], endsOn)).toEqual([loan, card]);
  expect(byRateOn([loan, card], addDays(endsOn, 1))).toEqual([card, loan]);
});

test('the rate of a day is that of the plan which begins on it', () => {
  const minimumRule = {
    kind: 'percent-or-floor',
    share: basisPoints(200),
    floor: cents(2500),
  } as const;
  fc.assert(
    fc.property(fc.integer({ min: -800, max: 800 }), (days) => {
      const today = addDays(endsOn, days);
      const terms = debtTermsNow({ ...card, minimumPayment: cents(2500), minimumRule }, today);
      expect(terms.interestRate).toBe(rateOn(card, today));
    }),
  );
});
