import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { formatCompactUsd } from './formatCompactUsd.ts';

test.each([
  [9_390_000_000, '$93.90M'],
  [0, '$0.00'],
  [99_999, '$999.99'],
  [100_000, '$1.00K'],
  [123_456, '$1.23K'],
  // Half-up at the last shown digit.
  [100_499, '$1.00K'],
  [100_500, '$1.01K'],
  // Where rounding reaches a thousand it is one of the next unit.
  [99_999_499, '$999.99K'],
  [99_999_500, '$1.00M'],
  [99_999_999, '$1.00M'],
  [100_000_000, '$1.00M'],
  [99_999_499_999, '$999.99M'],
  [99_999_500_000, '$1.00B'],
  [100_000_000_000, '$1.00B'],
  [99_999_999_999_999, '$1,000.00B'],
  [-9_390_000_000, '-$93.90M'],
  [-99_999_500, '-$1.00M'],
  [-50, '-$0.50'],
])('formatCompactUsd(%i) is %s', (amount, text) => {
  expect(formatCompactUsd(cents(amount))).toBe(text);
});
