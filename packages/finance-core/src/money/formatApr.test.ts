import { expect, test } from 'vitest';
import { aprFromPercent } from './apr.ts';
import { formatApr, formatRate } from './formatApr.ts';

test.each([
  [24.99, '24.99%'],
  [6.125, '6.125%'],
  [0, '0.00%'],
])('a rate of %f reads %s, with its unit or without', (percent, text) => {
  expect(formatRate(aprFromPercent(percent))).toBe(text);
  expect(formatApr(aprFromPercent(percent))).toBe(`${text} APR`);
});
