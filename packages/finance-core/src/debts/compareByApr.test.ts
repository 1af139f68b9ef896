import { expect, test } from 'vitest';
import { aprFromPercent, cents } from '../money/index.ts';
import { compareByApr } from './compareByApr.ts';

const debt = (balance: number, percent: number) => ({
  currentBalance: cents(balance),
  interestRate: aprFromPercent(percent),
});

test('puts the higher rate first, then the larger balance', () => {
  expect(compareByApr(debt(1, 24), debt(9, 12))).toBeLessThan(0);
  expect(compareByApr(debt(9, 12), debt(1, 24))).toBeGreaterThan(0);
  expect(compareByApr(debt(9, 12), debt(1, 12))).toBeLessThan(0);
  expect(compareByApr(debt(1, 12), debt(9, 12))).toBeGreaterThan(0);
  expect(compareByApr(debt(9, 12), debt(9, 12))).toBe(0);
});
