import { expect, test } from 'vitest';
import { dueDateLabel } from './dueDateLabel.ts';

// @requirement 2.debts.card.due
test('names the day of the month with its right ending', () => {
  expect(dueDateLabel(15)).toBe('15th of month');
  expect(dueDateLabel(1)).toBe('1st of month');
  expect(dueDateLabel(22)).toBe('22nd of month');
});
