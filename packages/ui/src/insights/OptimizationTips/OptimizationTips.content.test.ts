import { cents } from '@dime-time/finance-core';
import { formatUsd } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { optimizationTipsWords } from '../words/optimizationTips.ts';
import { doubledText } from './OptimizationTips.content.ts';

const words = wordsOf(optimizationTipsWords, ENGLISH);

test.each([
  [13, 41_230, 'debt-free 1 year 1 month faster and save about $412 in interest.'],
  [2, 99, 'debt-free 2 months faster. This assumes'],
  [0, 1_830, 'could save you about $18 in interest.'],
])('%i months and %i cents read %s', (monthsSaved, interest, text) => {
  const savings = { monthsSaved, interestSaved: cents(interest) };
  expect(doubledText(savings, formatUsd, words, formatsOf('en-US'))).toContain(text);
});
