import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { estimatedInterest, type InterestBearing } from './estimatedInterest.ts';

const today = calendarDay('2026-11-19');
const card: InterestBearing = {
  currentBalance: cents(620_000),
  interestRate: aprFromPercent(24.99),
  balanceAsOf: calendarDay('2026-10-20'),
};
const estimate = (change: Partial<InterestBearing> = {}) =>
  estimatedInterest({ ...card, ...change }, today);

describe('estimatedInterest', () => {
  test('is the balance times the rate for each day since', () => {
    // 6200.00 * 0.2499 * 30 / 365 = 127.346…
    expect(estimate()).toBe(12_735);
    // 6200.00 * 0.2499 * 1 / 365 = 4.2449…
    expect(estimate({ balanceAsOf: calendarDay('2026-11-18') })).toBe(424);
  });

  test('rounds a half up', () => {
    // 3650 * 0.05 / 365 = 0.5 cents
    const half = { currentBalance: cents(3650), interestRate: aprFromPercent(5) };
    expect(estimate({ ...half, balanceAsOf: calendarDay('2026-11-18') })).toBe(1);
    expect(
      estimate({ ...half, currentBalance: cents(3649), balanceAsOf: calendarDay('2026-11-18') }),
    ).toBe(0);
  });

  test('is nothing on the day itself, before it, and without a day', () => {
    expect(estimate({ balanceAsOf: today })).toBe(0);
    expect(estimate({ balanceAsOf: calendarDay('2026-12-01') })).toBe(0);
    expect(estimate({ balanceAsOf: undefined })).toBe(0);
  });

  test('is nothing where nothing is owed, or no interest is charged', () => {
    expect(estimate({ currentBalance: cents(0) })).toBe(0);
    expect(estimate({ interestRate: aprFromPercent(0) })).toBe(0);
  });

  test.each([
    // Wholly, on its last day, for ten of thirty days, and over before.
    ['2026-12-31', 0],
    ['2026-11-18', 0],
    ['2026-10-29', 8490],
    ['2026-10-19', 12_735],
    ['2026-01-01', 12_735],
  ])('counts a promotion until %s at its rate', (endsOn, interest) => {
    const promotion = { interestRate: aprFromPercent(0), endsOn: calendarDay(endsOn) };
    expect(estimate({ promotion })).toBe(interest);
  });
});
