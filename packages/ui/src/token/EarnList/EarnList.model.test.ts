import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { earnListWords } from '../words/earnList.ts';
import { earnings } from './EarnList.model.ts';

const words = wordsOf(earnListWords, ENGLISH);

// @requirement 9.token.rewards
test('has the four rewards of the product', () => {
  expect(earnings(words).map(({ title, reward }) => `${title}: ${reward}`)).toEqual([
    'Round-ups: 0.1 DTT per round-up',
    'Debt payments: 0.05 DTT per $1 of debt paid',
    'Milestones: 50 DTT per milestone',
    'Daily login: 1 DTT per day',
  ]);
});
