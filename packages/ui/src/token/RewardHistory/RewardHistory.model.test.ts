import { expect, test } from 'vitest';
import { actionLabel } from './RewardHistory.model.ts';

// @requirement 2.token.history
test.each([
  ['debt_payment', 'debt payment'],
  ['a_b_c', 'a b c'],
  ['milestone', 'milestone'],
  ['_', 'reward'],
  ['', 'reward'],
])('%o is shown as %o', (action, label) => {
  expect(actionLabel(action)).toBe(label);
});
