import { expect, test } from 'vitest';
import { randomId } from './randomId.ts';

test('is 128 bits in hexadecimal, another one each time', () => {
  const keys = Array.from({ length: 100 }, randomId);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(100);
});
