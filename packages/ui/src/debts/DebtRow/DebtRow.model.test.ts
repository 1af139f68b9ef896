import { aprFromPercent } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { isHighRate } from './DebtRow.model.ts';

test.each([
  [0, false],
  [19.999, false],
  [20, true],
  [29.99, true],
])('%d%% is high: %s', (percent, high) => {
  expect(isHighRate(aprFromPercent(percent))).toBe(high);
});
