import { expect, test } from 'vitest';
import { isTitleCase } from './failOnSentenceCase.ts';

test.each([
  'Make Payment',
  'Apply to Debt',
  'Mark All as Read',
  '$25',
  'QR Code',
  'Show 20 More',
  '',
])('%j is in title case', (label) => {
  expect(isTitleCase(label)).toBe(true);
});

test.each(['Make payment', 'make Payment', 'to Debt', 'Show 20 more'])('%j is not', (label) => {
  expect(isTitleCase(label)).toBe(false);
});
