import { basisPoints, calendarDay, type MinimumRule } from '@dime-time/finance-core';
import { aprFromPercent, cents, MAX_CENTS } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { minimumWarning } from './RegulationZBox.model.ts';

const ASOF = calendarDay('2026-11-19');

/** The rule of the regulation's sample program: 2 % or $20, whichever is greater. */
const generic: MinimumRule = {
  kind: 'percent-or-floor',
  share: basisPoints(200),
  floor: cents(2_000),
};

const card = (dollars: number, percent: number, minimum = 0) => ({
  id: 'card',
  currentBalance: cents(dollars * 100),
  interestRate: aprFromPercent(percent),
  minimumPayment: cents(minimum * 100),
});

describe('minimumWarning', () => {
  test('has the figures of the Federal Reserve’s example, in whole dollars', () => {
    // $3,000 at 13 %: '16 years and cost $2,812 in interest'.
    expect(minimumWarning({ ...card(3_000, 13), minimumRule: generic }, ASOF)).toEqual({
      kind: 'pays-off',
      months: 192,
      total: 581_200,
      hasInterest: true,
      threeYears: { payment: 10_100, total: 363_900, savings: 581_200 - 363_900 },
    });
  });

  test('counts months below two years, and then whole years', () => {
    const told = (count: number) => minimumWarning(card(10 * count, 0, 10), ASOF);
    expect([23, 24, 29, 30, 41, 42].map((count) => told(count))).toMatchObject([
      { months: 23 },
      { months: 24 },
      { months: 24 },
      { months: 36 },
      { months: 36 },
      { months: 48 },
    ]);
  });

  test('compares with three years only where the minimum takes longer, rounded', () => {
    // '2 years 6 months to 3 years 5 months' are three years: comment 7(b)(12)(i)(F)-1.
    expect(minimumWarning(card(410, 0, 10), ASOF)).toMatchObject({ threeYears: undefined });
    expect(minimumWarning(card(420, 0, 10), ASOF)).toMatchObject({
      threeYears: { payment: 1_200, total: 42_000, savings: 0 },
    });
  });

  test('knows where no interest is paid', () => {
    expect(minimumWarning(card(100, 0, 10), ASOF)).toMatchObject({ hasInterest: false });
    expect(minimumWarning(card(100, 1, 10), ASOF)).toMatchObject({ hasInterest: true });
  });

  test('does not compare with a payment below the minimum', () => {
    const minimumRule: MinimumRule = {
      kind: 'percent-plus-interest',
      share: basisPoints(500),
      floor: cents(1_000),
    };
    expect(minimumWarning({ ...card(1_000, 24), minimumRule }, ASOF)).toMatchObject({
      kind: 'pays-off',
      months: 60,
      threeYears: undefined,
    });
  });

  test('says the payment for three years where no minimum is more than the interest', () => {
    expect(minimumWarning(card(1_000, 24, 20), ASOF)).toEqual({ kind: 'never', payment: 3_900 });
    expect(minimumWarning(card(1_000, 24, 21), ASOF).kind).toBe('pays-off');
  });

  test('counts a promotion while it lasts', () => {
    const promotion = { interestRate: aprFromPercent(0), endsOn: calendarDay('2027-11-19') };
    const [offered, usual] = [{ ...card(1_000, 24, 30), promotion }, card(1_000, 24, 30)].map(
      (debt) => minimumWarning(debt, ASOF),
    );
    if (offered?.kind !== 'pays-off' || usual?.kind !== 'pays-off') throw new Error('pays off');
    // Twelve months without interest leave $640, and then it takes 29 months and not 56.
    expect([offered.months, usual.months]).toEqual([36, 60]);
    expect(offered.total).toBeLessThan(usual.total);
  });

  test('has nothing to warn of', () => {
    expect(minimumWarning(card(0, 24, 20), ASOF)).toEqual({ kind: 'paid-off' });
    expect(minimumWarning(card(-5, 24, 20), ASOF)).toEqual({ kind: 'paid-off' });
    expect(minimumWarning(card(20, 24, 20), ASOF)).toEqual({ kind: 'exempt' });
    expect(minimumWarning(card(500, 24), ASOF)).toEqual({ kind: 'no-minimum' });
  });

  test('ends after a hundred years, and where amounts are too large', () => {
    expect(minimumWarning(card(1_201, 0, 1), ASOF)).toEqual({ kind: 'too-long' });
    const huge = { ...card(0, 36, 1), currentBalance: MAX_CENTS };
    expect(minimumWarning(huge, ASOF)).toEqual({ kind: 'too-long' });
  });
});
