import { expect, test } from 'vitest';
import { widthInDigits } from './widthInDigits.ts';

test.each([
  ['$0.00', 4.5],
  ['$18,250.33', 9],
  ['-$987,654,321.09', 14.5],
])('%s is %f digits wide', (text, width) => {
  expect(widthInDigits(text)).toBe(width);
});
