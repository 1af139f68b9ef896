import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { purchaseListWords } from '../words/purchaseList.ts';
import { purchaseStatus } from './PurchaseList.model.ts';

const words = wordsOf(purchaseListWords, ENGLISH);

// @requirement 4.purchase.badge
test.each([
  ['completed', { label: 'completed', tone: 'accent' }],
  ['pending', { label: 'pending', tone: 'neutral' }],
  ['awaiting_funds', { label: 'awaiting funds', tone: 'neutral' }],
  ['Completed!', { label: 'Completed!', tone: 'neutral' }],
  [' ', { label: 'unknown', tone: 'neutral' }],
])('%s is shown as %o', (status, shown) => {
  expect(purchaseStatus(status, words)).toEqual(shown);
});
