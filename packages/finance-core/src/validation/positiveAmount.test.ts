import { expect, test } from 'vitest';
import { positiveAmount } from './positiveAmount.ts';

test.each([
  [' 5 ', 500],
  ['0.01', 1],
  ['1234.5', 123_450],
  ['\t25\n', 2500],
  ['$5', 500],
  ['1,000.50', 100_050],
])('%j is %i cents', (text, amount) => {
  expect(positiveAmount(text)).toBe(amount);
});

test.each([
  '1e3',
  'NaN',
  'Infinity',
  '0.1+',
  '-5',
  '-0',
  '0',
  '0.00',
  '00.10',
  '1.234',
  '1234567890123456789',
  '٥',
  '５',
  '5,00',
  '1_000',
  '0x10',
  '',
  '   ',
  '.5',
  '5.',
  '5\u0000',
  '5 0',
])('%j is no amount', (text) => {
  expect(positiveAmount(text)).toBeUndefined();
});
