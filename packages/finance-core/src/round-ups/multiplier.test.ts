import { expect, test } from 'vitest';
import { MULTIPLIERS } from './multiplier.ts';

test('MULTIPLIERS are those of the specification', () => {
  expect(MULTIPLIERS).toEqual([1, 2, 3, 5]);
});
