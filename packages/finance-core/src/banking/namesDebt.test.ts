import { expect, test } from 'vitest';
import { namesDebt } from './namesDebt.ts';

const travel = { name: 'Travel Card', accountNumber: '•••• 2222' };

test.each([
  ['TRAVEL CARD PAYMENT THANK YOU', 1],
  ['online payment: travel', 1],
  ['PAYMENT TO CARD ENDING IN 2222', 100],
  ['PAYMENT XXXXXXXXXXXX2222', 100],
  ['CARD PAYMENT THANK YOU', 0],
  ['TRAVELODGE CREDIT CARD PAYMENT', 0],
  ['PAYMENT CONF A2222', 0],
  ['', 0],
])('%s names Travel Card with %i', (text, score) => {
  expect(namesDebt(text, travel)).toBe(score);
});

test('a debt is named by all words of its own', () => {
  const rewards = { name: 'Everyday Rewards Card', accountNumber: '' };
  expect(namesDebt('EVERYDAY REWARDS AUTOPAY', rewards)).toBe(2);
  expect(namesDebt('EVERYDAY AUTOPAY', rewards)).toBe(0);
});

test('a name of common words alone, and a number of fewer digits, name nothing', () => {
  expect(namesDebt('CREDIT CARD PAYMENT 42', { name: 'Credit Card', accountNumber: '42' })).toBe(0);
});
