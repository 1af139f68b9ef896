import { cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { sliderMost } from './sliderMost.ts';

test.each([
  [0, 1000],
  [50_000, 1000],
  [50_001, 2000],
  [123_456, 3000],
  [10_000_000_000, 200_000_000],
])('a slider at %i cents ends at $%i', (amount, most) => {
  expect(sliderMost(cents(amount))).toBe(most);
});
