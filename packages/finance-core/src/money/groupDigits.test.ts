import { expect, test } from 'vitest';
import { groupDigits } from './groupDigits.ts';

test.each([
  ['', ''],
  ['0', '0'],
  ['12', '12'],
  ['123', '123'],
  ['1234', '1,234'],
  ['123456', '123,456'],
  ['1234567', '1,234,567'],
  ['999999999999', '999,999,999,999'],
])('groupDigits(%s) is %s', (digits, text) => {
  expect(groupDigits(digits)).toBe(text);
});
