import { expect, test } from 'vitest';
import { formatUsd } from '../money/index.ts';
import { AUTO_APPLY_THRESHOLDS } from './thresholds.ts';

// @requirement 9.thresholds
test('AUTO_APPLY_THRESHOLDS are those of the specification', () => {
  expect(AUTO_APPLY_THRESHOLDS.map((amount) => formatUsd(amount))).toEqual([
    '$10.00',
    '$25.00',
    '$50.00',
    '$100.00',
  ]);
});
