import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { spendingChartWords } from '../words/spendingChart.ts';
import { categorySentence } from './SpendingChart.a11y.ts';

const words = wordsOf(spendingChartWords, ENGLISH);
const groceries = { name: 'Groceries', percent: 41 };
const transport = { name: 'Transport', percent: 20 };

test.each([
  [[], ''],
  [[groceries], 'You spent the most on Groceries (41%).'],
  [[groceries, transport], 'You spent the most on Groceries (41%), then Transport (20%).'],
])('%o is described as "%s"', (categories, sentence) => {
  expect(categorySentence(categories, words)).toBe(sentence);
});
