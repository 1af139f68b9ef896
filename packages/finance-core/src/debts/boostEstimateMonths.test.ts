import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents, MAX_APR, MAX_CENTS, ZERO_CENTS } from '../money/index.ts';
import { boostEstimateMonths } from './boostEstimateMonths.ts';

const estimate = (dollars: number, balance: number, percent: number) =>
  boostEstimateMonths({
    amount: cents(dollars * 100),
    balance: cents(balance * 100),
    interestRate: aprFromPercent(percent),
  });

describe('boostEstimateMonths', () => {
  // @requirement 9.boost-estimate
  test('is the amount over a month of interest, rounded down', () => {
    // 250 * 12 / (1200 * 24 / 100) = 3000 / 288 = 10.4
    expect(estimate(250, 1200, 24)).toBe(10);
    // 100 * 12 / (6000 * 20 / 100) = 1200 / 1200 = 1
    expect(estimate(100, 6000, 20)).toBe(1);
    // 100 * 12 / (3000 * 20 / 100) = 2 exactly
    expect(estimate(100, 3000, 20)).toBe(2);
    expect(estimate(99.99, 3000, 20)).toBe(1);
  });

  // @requirement 9.boost-estimate
  test('is at least one month', () => {
    expect(estimate(25, 6200, 24.99)).toBe(1);
    expect(estimate(0, 6200, 24.99)).toBe(1);
    expect(estimate(-25, 6200, 24.99)).toBe(1);
  });

  test('is one month where there is no interest', () => {
    expect(estimate(250, 6200, 0)).toBe(1);
    expect(estimate(250, 0, 24.99)).toBe(1);
    expect(estimate(250, -5, 24.99)).toBe(1);
  });

  test('is exact where the product is past 2^53', () => {
    const rate = { amount: MAX_CENTS, interestRate: MAX_APR };
    expect(boostEstimateMonths({ ...rate, balance: MAX_CENTS })).toBe(1);
    expect(boostEstimateMonths({ ...rate, amount: ZERO_CENTS, balance: MAX_CENTS })).toBe(1);
    expect(estimate(900_000_000_000, 300_000_000_000, 12)).toBe(300);
  });
});
