import { cents, type Cents } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { categoriesWords } from '../../categories/index.ts';
import { spendingChartWords } from '../words/spendingChart.ts';
import { spendingBars as barsOf } from './SpendingChart.geometry.ts';

const words = wordsOf(spendingChartWords, ENGLISH);
const spendingBars = (categories: Parameters<typeof barsOf>[0]) =>
  barsOf(categories, words, wordsOf(categoriesWords, ENGLISH));
const spending = (amounts: readonly number[]) =>
  amounts.map((amount, at) => ({ category: `${at}`, amount: amount as Cents, percent: 1 }));

test.each([
  [
    [400, 100, 0],
    [100, 25, 0],
  ],
  [[7], [100]],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [50, -10],
    [100, 0],
  ],
  [[], []],
])('the bars of %o are %o long', (amounts, lengths) => {
  expect(spendingBars(spending(amounts)).map((bar) => bar.length)).toEqual(lengths);
});

test('an amount that is not finite has no row', () => {
  const bars = spendingBars(spending([Number.NaN, 300, Number.POSITIVE_INFINITY, 150]));
  expect(bars.map(({ category, length }) => [category, length])).toEqual([
    ['1', 100],
    ['3', 50],
  ]);
});

test('of ten thousand categories, the largest are shown and the rest are combined', () => {
  const bars = spendingBars(spending(Array.from({ length: 10_000 }, (_, at) => 10_000 - at)));
  expect(bars).toHaveLength(50);
  // 9,951 of them, from 1 cent to 9,951 cents.
  expect(bars.at(-1)).toMatchObject({
    category: '9,951 others',
    amount: cents((9_951 * 9_952) / 2),
    length: 100,
  });
});
