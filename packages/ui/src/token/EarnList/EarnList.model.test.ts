import { expect, test } from 'vitest';
import { earnings } from './EarnList.model.ts';

// @requirement 9.token.rewards
test('has the four rewards of the product', () => {
  expect(earnings().map(({ title, reward }) => `${title}: ${reward}`)).toEqual([
    'Round-ups: 0.1 DTT per round-up',
    'Debt payments: 0.05 DTT per $1 of debt paid',
    'Milestones: 50 DTT per milestone',
    'Daily login: 1 DTT per day',
  ]);
});
