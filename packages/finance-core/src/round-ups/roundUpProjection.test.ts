import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { roundUpProjection } from './roundUpProjection.ts';

test('roundUpProjection multiplies out to a month and a year', () => {
  expect(roundUpProjection({ perPurchase: cents(47), purchasesPerMonth: 10 })).toEqual({
    monthly: 470,
    annual: 5640,
  });
  expect(
    roundUpProjection({ perPurchase: cents(47), purchasesPerMonth: 10, multiplier: 2 }),
  ).toEqual({ monthly: 940, annual: 11_280 });
});

test('roundUpProjection refuses a fraction of a purchase', () => {
  expect(() => roundUpProjection({ perPurchase: cents(47), purchasesPerMonth: 0.5 })).toThrow(
    RangeError,
  );
});
