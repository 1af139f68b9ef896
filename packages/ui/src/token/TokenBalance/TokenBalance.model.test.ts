import { quantity } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { approximateValue } from './TokenBalance.model.ts';

const price = quantity(4_250_000n);

test('125.5 tokens at $0.0425 are about $5.33', () => {
  expect(approximateValue(quantity(12_550_000_000n), price)).toBe(533);
});

test('without a price there is no value', () => {
  expect(approximateValue(quantity(1n), undefined)).toBeUndefined();
});

test('there is no value above the maximum or below zero', () => {
  const everything = quantity(99_999_999_999_999_999_999_999_999n);
  expect(approximateValue(everything, quantity(99_999_999_999_999_999n))).toBeUndefined();
  expect(approximateValue(quantity(-1n), price)).toBeUndefined();
});
