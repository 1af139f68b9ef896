import { expect, test } from 'vitest';
import { nextIndex } from './Combobox.model.ts';

const options = [
  { value: 'a', label: 'A', disabled: true },
  { value: 'b', label: 'B' },
  { value: 'c', label: 'C' },
  { value: 'd', label: 'D', disabled: true },
];

test.each([
  [-1, 1, 1],
  [1, 1, 2],
  [2, 1, 1],
  [1, -1, 2],
  [-1, -1, 2],
] as const)('from %d, a step of %d leads to %d', (from, step, expected) => {
  expect(nextIndex(options, from, step)).toBe(expected);
});

test('there is none where all are disabled, or none at all', () => {
  expect(nextIndex(options.slice(0, 1), -1, 1)).toBe(-1);
  expect(nextIndex([], -1, 1)).toBe(-1);
});
