import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents, type Apr } from '../money/index.ts';
import { addDays, calendarDay } from '../time/index.ts';
import { estimatedInterest, type InterestBearing } from './estimatedInterest.ts';

const today = calendarDay('2026-11-19');
const card: InterestBearing = {
  currentBalance: cents(620_000),
  interestRate: aprFromPercent(24.99),
  balanceAsOf: calendarDay('2026-10-20'),
};
const estimate = (change: Partial<InterestBearing> = {}) =>
  estimatedInterest({ ...card, ...change }, [], today);

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

describe('estimatedInterest with payments since', () => {
  const statement = calendarDay('2026-11-20');
  const now = calendarDay('2026-11-26');

  test('runs on what was owed each day', () => {
    const debt = {
      currentBalance: cents(192_655),
      interestRate: aprFromPercent(36),
      balanceAsOf: statement,
    };
    // Paid on the last day, $2,050.00 was owed on all six: 2050.00 * 0.36 * 6 / 365 = 12.1315…
    const paid = { amount: cents(12_345) };
    expect(estimatedInterest(debt, [{ ...paid, on: now }], now)).toBe(1_213);
    // Paid after two days: (2050.00 * 2 + 1926.55 * 4) * 0.36 / 365 = 11.644…
    expect(estimatedInterest(debt, [{ ...paid, on: addDays(statement, 2) }], now)).toBe(1_164);
    // Paid on the day of the statement, it is in its balance: 1926.55 * 0.36 * 6 / 365 = 11.400…
    expect(estimatedInterest(debt, [{ ...paid, on: statement }], now)).toBe(1_140);
  });

  test('is what the balances of the days add up to', () => {
    const day = fc.integer({ min: -5, max: 70 });
    const payment = fc.tuple(day, fc.integer({ min: 1, max: 5_000_000_000 }));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.array(payment, { maxLength: 6 }),
        fc.option(fc.tuple(day, fc.integer({ min: 0, max: 100_000 })), { nil: undefined }),
        (currentBalance, apr, days, paid, offer) => {
          const end = addDays(statement, days);
          const payments = paid.map(([after, amount]) => ({
            on: addDays(statement, Math.min(after, days)),
            amount: cents(amount),
          }));
          const promotion = offer && {
            endsOn: addDays(statement, offer[0]),
            interestRate: offer[1] as Apr,
          };
          let hundredThousandths = 0n;
          for (let index = 0; index < days; index += 1) {
            const each = addDays(statement, index);
            const later = payments.filter(({ on }) => on > each);
            const owed = later.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
            const rate = promotion && each <= promotion.endsOn ? promotion.interestRate : apr;
            hundredThousandths += (owed + BigInt(currentBalance)) * BigInt(rate);
          }
          const perCent = 100_000n * 365n;
          const expected = (hundredThousandths * 2n + perCent) / (perCent * 2n);
          const debt = {
            currentBalance: cents(currentBalance),
            interestRate: apr as Apr,
            balanceAsOf: statement,
            promotion,
          };
          expect(BigInt(estimatedInterest(debt, payments, end))).toBe(expected);
        },
      ),
    );
  });
});
