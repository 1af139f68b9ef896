import { expect, test } from 'vitest';
import { aprFromPercent, cents } from '../../money/index.ts';
import { uncoveredInterest } from './uncoveredInterest.ts';

const card = {
  balance: cents(620_000),
  interestRate: aprFromPercent(24.99),
  minimumPayment: cents(15_500),
};

test('tells the interest of a month that the minimum does not exceed', () => {
  expect(uncoveredInterest(card)).toBeUndefined();
  expect(uncoveredInterest({ ...card, minimumPayment: cents(5000) })).toBe(12_912);
  expect(uncoveredInterest({ ...card, minimumPayment: cents(12_912) })).toBe(12_912);
  expect(uncoveredInterest({ ...card, minimumPayment: cents(12_913) })).toBeUndefined();
});

test('nothing owed needs no payment; without interest a payment of nothing pays nothing off', () => {
  expect(uncoveredInterest({ ...card, balance: cents(0) })).toBeUndefined();
  const free = { ...card, interestRate: aprFromPercent(0) };
  expect(uncoveredInterest(free)).toBeUndefined();
  expect(uncoveredInterest({ ...free, minimumPayment: cents(0) })).toBe(0);
});
