import { expect, test } from 'vitest';
import { formatCount } from './formatCount.ts';

test.each([
  [1, '1 purchase'],
  [0, '0 purchases'],
  [123_456, '123,456 purchases'],
])('%i is written as %s', (count, text) => {
  expect(formatCount(count, 'purchase')).toBe(text);
});
