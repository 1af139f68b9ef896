import { cents, planCost } from '@dime-time/finance-core';
import { formatUsd } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { planComparisonWords } from '../words/planComparison.ts';
import { costText } from './costText.ts';

const words = wordsOf(planComparisonWords, ENGLISH);
const FIRST_YEAR = 2026;

/** The sentence of years with these amounts of interest, each with $1,000.00 of principal. */
function textOf(...interests: number[]): string | undefined {
  const years = interests.map((interest, index) => ({
    year: FIRST_YEAR + index,
    interest: cents(interest),
    principal: cents(100_000),
  }));
  const cost = planCost(years);
  return cost && costText(cost, years.length, formatUsd, words);
}

test.each([
  [[10_000, 30_000], 'Of the $2,400.00 you pay, $400.00 is interest, most of it in 2027.'],
  [
    [10_000, 20_000, 20_000],
    'Of the $3,500.00 you pay, $500.00 is interest, the largest part of it in 2027.',
  ],
  [[10_000], 'Of the $1,100.00 you pay in 2026, $100.00 is interest.'],
  [[0, 0], 'You pay $2,000.00, and none of it is interest.'],
  [[0], 'You pay $1,000.00, and none of it is interest.'],
])('interest of %j reads %s', (interests, text) => {
  expect(textOf(...interests)).toBe(text);
});

test('a plan without years has no sentence', () => {
  expect(textOf()).toBeUndefined();
});
