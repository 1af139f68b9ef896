import { cents, formatUsd } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { approximateAmount } from './approximateAmount.ts';

test.each([
  [1_496, '$15'],
  [1_550, '$16'],
  [150_049, '$1,500'],
  [99, '$0.99'],
  [0, '$0'],
])('%i cents are about %s', (amount, text) => {
  expect(approximateAmount(cents(amount), formatUsd)).toBe(text);
});
