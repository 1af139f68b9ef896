import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { monthsLeft } from './monthsLeft.ts';

describe('monthsLeft', () => {
  // @requirement 9.months-left
  test('is the balance over the payment, rounded up', () => {
    expect(monthsLeft(cents(620_000), cents(15_500))).toBe(40);
    expect(monthsLeft(cents(620_001), cents(15_500))).toBe(41);
    expect(monthsLeft(cents(1), cents(15_500))).toBe(1);
  });

  // @requirement 9.months-left
  test('is 0 when the payment is 0 or less', () => {
    expect(monthsLeft(cents(620_000), cents(0))).toBe(0);
    expect(monthsLeft(cents(620_000), cents(-1))).toBe(0);
  });

  test('is 0 when nothing is owed', () => {
    expect(monthsLeft(cents(0), cents(15_500))).toBe(0);
    expect(monthsLeft(cents(-15_501), cents(15_500))).toBe(0);
  });

  test('takes a payment of one cent', () => {
    expect(monthsLeft(cents(7), cents(1))).toBe(7);
    expect(monthsLeft(cents(1), cents(1))).toBe(1);
  });
});
