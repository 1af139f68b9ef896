import { describe, expect, test } from 'vitest';
import { months } from '../index.ts';
import { aprFromPercent, cents, MAX_CENTS, type Cents } from '../../money/index.ts';
import { calendarDay } from '../../time/index.ts';
import { basisPoints } from './basisPoints.ts';
import { cardDisclosure, type CardBalance } from './cardDisclosure.ts';
import { levelPayment } from './levelPayment.ts';
import type { MinimumRule } from './minimumRule.ts';
import { simulatePlan } from './simulatePlan.ts';

const part = (dollars: number, percent: number): CardBalance => ({
  balance: cents(dollars * 100),
  interestRate: aprFromPercent(percent),
});

const promoted = (dollars: number, percent: number, offer: number, count: number): CardBalance => ({
  ...part(dollars, percent),
  promotion: { interestRate: aprFromPercent(offer), months: months(count) },
});

/** The generic rule of appendix M1: 2 % or $20, whichever is greater. */
const generic: MinimumRule = {
  kind: 'percent-or-floor',
  share: basisPoints(200),
  floor: cents(2_000),
};

const fixed = (dollars: number): MinimumRule => ({ kind: 'fixed', amount: cents(dollars * 100) });

describe('paying minimums only', () => {
  test('takes sixteen years for $3,000 at 13 %', () => {
    // The Federal Reserve's own example: 'as long as 16 years and cost $2,812 in interest'.
    const { minimumOnly } = cardDisclosure([part(3_000, 13)], generic);
    expect(minimumOnly).toEqual({ outcome: 'paid-off', months: 192, years: 16, paid: 581_166 });
  });

  test('is what a plan says of a card with one rate', () => {
    const debt = {
      id: 'card',
      currentBalance: cents(420_000),
      interestRate: aprFromPercent(19.99),
      minimumPayment: cents(0),
      minimumRule: generic,
    };
    const plan = simulatePlan({
      debts: [debt],
      asOf: calendarDay('2026-11-19'),
      strategy: 'minimum-only',
    });
    const { minimumOnly } = cardDisclosure([part(4_200, 19.99)], generic);
    expect([minimumOnly.months, minimumOnly.paid]).toEqual([plan.months, plan.paid]);
  });

  test('asks one minimum for all parts and pays the lowest rate first', () => {
    // Month 1: $30 for both; 10 + 0 of interest. Month 2: the dear part alone carries interest.
    const rule = fixed(30);
    const [cheap, dear] = [part(60, 0), part(1_000, 12)];
    const mixed = cardDisclosure([dear, cheap], rule).minimumOnly;
    // Both months the $1,000 grows: 1010.00, 1020.10; then it is repaid at $30 a month.
    const alone = cardDisclosure([part(1_020.1, 12)], rule).minimumOnly;
    expect(mixed.months).toBe((alone.months ?? 0) + 2);
    expect(mixed.paid).toBe(alone.paid + 6_000);
    expect(cardDisclosure([cheap, dear], rule).minimumOnly).toEqual(mixed);
  });

  test('ranks a promoted part by its promotional rate, and keeps the rank', () => {
    // 6 % beats the 0 % of the promotion, although the promotion ends at 24 %.
    const rule = fixed(100);
    const { minimumOnly } = cardDisclosure([part(200, 6), promoted(100, 24, 0, 2)], rule);
    // Month 1 (interest 1.00, 0): the $100 go to the promoted part. Months 2 and 3: 201.00 at 6 %:
    // 1.01, then 102.01 and 0.51, then 2.52 and 0.01.
    expect(minimumOnly).toMatchObject({ months: 4, paid: 30_253 });
  });

  test('charges the other rate from the month on in which a promotion ends', () => {
    const paid = (count: number) =>
      cardDisclosure([promoted(1_000, 12, 0, count)], fixed(500)).minimumOnly.paid;
    // Month 1 at 12 % is $10.00 on 1,000; month 2 is $5.10 on 510; month 3 is 15 cents on 15.10.
    expect(paid(1)).toBe(101_525);
    // Month 1 free: month 2 is $5.00 on 500, month 3 is 5 cents on 5.00.
    expect(paid(2)).toBe(100_505);
    // Months 1 and 2 free, and paid by then.
    expect(paid(3)).toBe(100_000);
  });

  test.each([
    [1_000, 50, 23, undefined],
    [1_000, 46, 25, 2],
    [1_150, 46, 29, 2],
    [1_250, 46, 32, 3],
  ])('$%i at $%i a month takes %i months, told as %s years', (owed, monthly, count, years) => {
    const { minimumOnly } = cardDisclosure([part(owed, 12)], fixed(monthly));
    expect(minimumOnly).toMatchObject({ months: count, years });
  });

  test('exactly two years are told in years', () => {
    expect(cardDisclosure([part(240, 0)], fixed(10)).minimumOnly).toMatchObject({
      months: 24,
      years: 2,
    });
    expect(cardDisclosure([part(230, 0)], fixed(10)).minimumOnly.years).toBeUndefined();
  });

  test('never ends where the minimum is within the interest', () => {
    const { minimumOnly } = cardDisclosure([part(1_000, 24)], fixed(20));
    expect(minimumOnly).toEqual({ outcome: 'never-amortises', paid: 2_000, years: undefined });
    expect(
      cardDisclosure([part(1_000, 24)], { kind: 'fixed', amount: cents(2_001) }).minimumOnly
        .outcome,
    ).toBe('paid-off');
  });

  test('waits for a promotion to end before it says never', () => {
    const penalty = promoted(1_000, 0, 24, 3);
    expect(cardDisclosure([penalty], fixed(20)).minimumOnly.outcome).toBe('paid-off');
    const teaser = promoted(1_000, 24, 0, 3);
    const { minimumOnly } = cardDisclosure([teaser], fixed(19));
    // $19 twice for nothing; $962 at 24 % is $19.24, and $19 in the third month is too little.
    expect(minimumOnly).toEqual({ outcome: 'never-amortises', paid: 5_700, years: undefined });
  });

  test('does not wait for a promotion on nothing', () => {
    const { minimumOnly } = cardDisclosure([part(1_000, 24), promoted(0, 24, 0, 9)], fixed(20));
    expect(minimumOnly).toMatchObject({ outcome: 'never-amortises', paid: 2_000 });
  });

  test('stops after a hundred years, and before an amount is more than money can be', () => {
    const slow = cardDisclosure([part(1_201, 0)], fixed(1)).minimumOnly;
    expect(slow).toMatchObject({ outcome: 'horizon-reached', paid: 120_000 });
    expect(cardDisclosure([part(1_200, 0)], fixed(1)).minimumOnly.months).toBe(1200);
    const runaway = cardDisclosure([promoted(100, 0, 9_000, 100)], fixed(1)).minimumOnly;
    // $100 grows 8.5-fold a month: past a trillion dollars in the eleventh.
    expect(runaway).toMatchObject({ outcome: 'horizon-reached', paid: 1_000 });
  });

  test('adds up to no more than money can be', () => {
    const all = (balance: Cents) => ({ balance, interestRate: aprFromPercent(0) });
    const rule: MinimumRule = { kind: 'fixed', amount: MAX_CENTS };
    expect(cardDisclosure([all(MAX_CENTS)], rule).minimumOnly.months).toBe(1);
    expect(() => cardDisclosure([part(1, 0), all(MAX_CENTS)], rule)).toThrow(RangeError);
    expect(() => cardDisclosure([part(9e11, 36)], generic)).toThrow(RangeError);
  });

  test('owes nothing on an empty or overpaid card', () => {
    const none = { outcome: 'paid-off', months: 0, years: undefined, paid: 0 };
    expect(cardDisclosure([], generic)).toEqual({
      minimumOnly: none,
      in36Months: undefined,
      isExempt: true,
    });
    expect(cardDisclosure([part(-5, 20)], generic)).toEqual({
      minimumOnly: none,
      in36Months: undefined,
      isExempt: true,
    });
  });

  test('needs no warning where the minimum pays the whole balance', () => {
    // The example of the official interpretation: $20 owed, a minimum of $20.
    expect(cardDisclosure([part(20, 24)], fixed(20)).isExempt).toBe(true);
    expect(cardDisclosure([part(21, 24)], fixed(20)).isExempt).toBe(false);
    expect(cardDisclosure([part(12, 24), part(8, 0)], generic).isExempt).toBe(true);
  });
});

describe('paying in 36 months', () => {
  test('is the annuity, its total, and the saving in whole dollars', () => {
    const { minimumOnly, in36Months } = cardDisclosure([part(3_000, 13)], generic);
    const payment = levelPayment(
      { currentBalance: cents(300_000), interestRate: aprFromPercent(13) },
      months(36),
    );
    expect(payment).toBe(10_108);
    const total = 36 * payment;
    expect(in36Months).toEqual({ payment, total, savings: 100 * (5_812 - 3_639) });
    expect([minimumOnly.paid, total]).toEqual([581_166, 363_888]);
  });

  test('weighs the rates by their balances', () => {
    const { in36Months } = cardDisclosure([part(3_000, 10), part(1_000, 22)], fixed(50));
    const blended = { currentBalance: cents(400_000), interestRate: aprFromPercent(13) };
    expect(in36Months?.payment).toBe(levelPayment(blended, months(36)));
  });

  test('weighs a promotion by its share of the 36 months', () => {
    const blended = { currentBalance: cents(400_000), interestRate: aprFromPercent(12) };
    const { in36Months } = cardDisclosure([promoted(4_000, 15, 6, 12)], fixed(50));
    expect(in36Months?.payment).toBe(levelPayment(blended, months(36)));
    const whole = cardDisclosure([promoted(4_000, 15, 12, 60)], fixed(50));
    expect(whole.in36Months?.payment).toBe(levelPayment(blended, months(36)));
  });

  test('leaves out a part that is overpaid', () => {
    const { in36Months } = cardDisclosure([part(4_000, 12), part(-500, 20)], fixed(50));
    expect(in36Months).toEqual(cardDisclosure([part(4_000, 12)], fixed(50)).in36Months);
  });

  test('is left out where minimums take three years or less, rounded', () => {
    const compared = (owed: number) => cardDisclosure([part(owed, 0)], fixed(10)).in36Months;
    expect(compared(410)).toBeUndefined(); // 41 months, told as 3 years
    expect(compared(420)).toEqual({ payment: 1_167, total: 42_012, savings: 0 }); // 42 months: 4
    expect(compared(100)).toBeUndefined();
  });

  test('is rounded to three years from 2 years 6 months to 3 years 5 months', () => {
    // The range of the official interpretation, 7(b)(12)(i)(F)-1.
    const told = (count: number) => cardDisclosure([part(10 * count, 0)], fixed(10));
    expect([29, 30, 41, 42].map((count) => told(count).minimumOnly.years)).toEqual([2, 3, 3, 4]);
    expect(told(41).in36Months).toBeUndefined();
    expect(told(42).in36Months?.payment).toBe(1_167);
  });

  test('is left out where its payment is below the first minimum', () => {
    const rule = (share: number): MinimumRule => ({
      kind: 'percent-plus-interest',
      share: basisPoints(share),
      floor: cents(1_000),
    });
    // $20 of interest and 5 %: the first minimum is $70, and 36 payments are $39.23, shown as $39.
    expect(cardDisclosure([part(1_000, 24)], rule(500)).minimumOnly.years).toBe(5);
    expect(cardDisclosure([part(1_000, 24)], rule(500)).in36Months).toBeUndefined();
    // At 1.9 % the first minimum is $39.00, as much as is shown; at 1.91 % it is $39.10.
    expect(cardDisclosure([part(1_000, 24)], rule(190)).in36Months?.payment).toBe(3_923);
    expect(cardDisclosure([part(1_000, 24)], rule(191)).in36Months).toBeUndefined();
  });

  test('is shown without a saving where minimums never end', () => {
    const { in36Months } = cardDisclosure([part(1_000, 24)], fixed(20));
    expect(in36Months).toEqual({ payment: 3_923, total: 141_228, savings: undefined });
  });
});
