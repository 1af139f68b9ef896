import { expect, test } from 'vitest';
import { isIdempotencyKey } from './isIdempotencyKey.ts';

test.each(['12345678', '5f0c1f6e-8d1b-4a52-9f5e-0d2f4f0a7b11', '!'.repeat(255)])(
  '%s is a key',
  (key) => {
    expect(isIdempotencyKey(key)).toBe(true);
  },
);

test.each([
  '',
  '1234567',
  'a'.repeat(256),
  'with a space',
  'tab\tinside',
  'é'.repeat(8),
  '12345678\n',
])('%j is none', (key) => {
  expect(isIdempotencyKey(key)).toBe(false);
});
