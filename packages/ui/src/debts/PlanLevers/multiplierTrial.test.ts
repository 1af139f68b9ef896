import { cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { multipliedRoundUps } from './multiplierTrial.ts';

test.each([
  [1_840, 1, 3, 5_520],
  [1_840, 2, 1, 920],
  [1_001, 2, 5, 2_503],
  [1_840, 5, 5, 1_840],
] as const)('%i cents a month at %ix are, at %ix, %i cents', (amount, own, value, expected) => {
  expect(multipliedRoundUps(cents(amount), { own, value })).toBe(expected);
});
