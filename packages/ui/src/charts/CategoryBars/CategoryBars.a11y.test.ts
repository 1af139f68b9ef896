import { expect, test } from 'vitest';
import { categorySentence } from './CategoryBars.a11y.ts';

const groceries = { category: 'Groceries', percent: 41 };
const transport = { category: 'Transport', percent: 20 };

test.each([
  [[], ''],
  [[groceries], 'Most was spent on Groceries, 41% of all spending.'],
  [
    [groceries, transport],
    'Most was spent on Groceries, 41% of all spending, then on Transport, 20%.',
  ],
])('%o is told as "%s"', (categories, sentence) => {
  expect(categorySentence(categories)).toBe(sentence);
});
