import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { months } from '../index.ts';
import { aprFromPercent, cents, type Apr } from '../../money/index.ts';
import { amortize } from './amortize.ts';
import { levelPayment } from './levelPayment.ts';

const quoted = (dollars: number, percent: number, term: number) =>
  levelPayment(
    { currentBalance: cents(dollars * 100), interestRate: aprFromPercent(percent) },
    months(term),
  );

describe('levelPayment', () => {
  test('is what lenders quote', () => {
    // The sample loan estimate of Regulation Z, form H-24(B): $162,000 at 3.875 % for 30 years.
    expect(quoted(162_000, 3.875, 360)).toBe(76_178);
    // numpy-financial's docstring: $200,000 at 7.5 % for 15 years is 1854.0247.
    expect(quoted(200_000, 7.5, 180)).toBe(185_402);
  });

  test('is an equal share without interest, rounded half-up', () => {
    expect(quoted(100, 0, 3)).toBe(3333);
    expect(quoted(1.25, 0, 2)).toBe(63);
  });

  test('is all with one month of interest for a term of one month', () => {
    expect(quoted(1000, 12, 1)).toBe(101_000);
  });

  test('refuses a term of no months', () => {
    expect(() => quoted(1000, 12, 0)).toThrow(RangeError);
  });

  test('pays a loan off within a month of its term', () => {
    const loan = fc.record({
      currentBalance: fc.integer({ min: 100_000, max: 100_000_000 }).map(cents),
      interestRate: fc.integer({ min: 0, max: 36_000 }).map((value) => value as Apr),
    });
    fc.assert(
      fc.property(loan, fc.integer({ min: 1, max: 120 }), (debt, term) => {
        const { months: taken } = amortize(debt, levelPayment(debt, months(term)));
        expect([term, term + 1]).toContain(taken);
      }),
    );
  });
});
