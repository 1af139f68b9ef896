import { cents } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { milestonesBetween } from './milestonesBetween.ts';

const debt = (id: string, dollars: number) => ({
  id,
  originalBalance: cents(100_000),
  currentBalance: cents(dollars * 100),
});

test('each debt reports the quarters it passed', () => {
  const before = [debt('card', 800), debt('loan', 510), debt('store', 100)];
  const after = [debt('card', 400), debt('loan', 500), debt('store', 100)];
  expect(milestonesBetween(before, after)).toEqual([25, 50, 50]);
});

test('paying a debt off is the last of them', () => {
  expect(milestonesBetween([debt('card', 1)], [debt('card', 0)])).toEqual([100]);
});

test('a debt that was not there before reached nothing while we looked', () => {
  expect(milestonesBetween([], [debt('card', 10)])).toEqual([]);
});
