import { describe, expect, test } from 'vitest';
import { annuityPayment } from './annuityPayment.ts';

describe('annuityPayment', () => {
  test('is the annuity formula', () => {
    // numpy-financial: 15,000 at 8 % over 5 years is 304.145914 a month.
    expect(annuityPayment(0.08 / 12, 60) * 15_000).toBeCloseTo(304.145914, 6);
  });

  test('is an equal share without interest', () => {
    expect(annuityPayment(0, 36)).toBe(1 / 36);
  });

  test('keeps its digits at a tiny rate', () => {
    // 1 / n + rate (n + 1) / 2n, the first two terms of the series, are exact to 16 digits here.
    expect(annuityPayment(1e-10, 10)).toBeCloseTo(0.1 + 5.5e-11, 15);
  });
});
