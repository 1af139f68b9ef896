import { cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { EXPLAINED_PURCHASES, roundUpExamples } from './RoundUpExplainer.model.ts';

// @requirement 2.transactions.explainer
test('explains on $4.67 gives $0.33 and $37.42 gives $0.58', () => {
  expect(roundUpExamples(EXPLAINED_PURCHASES)).toEqual([
    { amount: 467, rounded: 500, spare: 33 },
    { amount: 3742, rounded: 3800, spare: 58 },
  ]);
});

test('a whole-dollar purchase is not rounded', () => {
  expect(roundUpExamples([cents(500)])).toEqual([{ amount: 500, rounded: 500, spare: 0 }]);
});
