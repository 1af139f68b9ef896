import { expect, test } from 'vitest';
import { numberFormat } from './NumberField.model.ts';

test.each([
  [1, 0],
  [0.05, 2],
  [1e-7, 7],
  [undefined, 20],
])('a step of %s has %d decimals', (step, decimals) => {
  expect(numberFormat(undefined, step).maximumFractionDigits).toBe(decimals);
});

test('a unit is written in the words of the locale', () => {
  const format = numberFormat('month', 1);
  expect(new Intl.NumberFormat('en-US', format).format(12)).toBe('12 months');
  expect(new Intl.NumberFormat('de', format).format(1)).toBe('1 Monat');
});
