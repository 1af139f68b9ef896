import { expect, test } from 'vitest';
import { readLength } from './cssLength.ts';

test.each([
  ['4px', 4, 'px'],
  ['0', 0, 'px'],
  ['calc(4px * 1 * 1.5)', 6, 'px'],
  ['2.5rem', 2.5, 'rem'],
  ['calc(0.75rem * 1)', 0.75, 'rem'],
  ['min(calc(1.5rem * 1), 13cqi)', 1.5, 'rem'],
  ['min(clamp(2.25rem, 1.25rem + 4cqi, 3.75rem), 13cqi)', 3.75, 'rem'],
  ['max(1px, (2px + 3px) * 2)', 10, 'px'],
] as const)('%s is calculated', (text, value, unit) => {
  expect(readLength(text)).toEqual({ value, unit });
});

test.each(['65ch', '1rem 2rem', 'calc(1px', 'auto', 'min(1px; 2px)'])(
  '%s is no length that the theme uses',
  (text) => {
    expect(() => readLength(text)).toThrow('No length');
  },
);
