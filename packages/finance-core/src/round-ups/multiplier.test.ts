import { expect, test } from 'vitest';
import { MULTIPLIERS } from './multiplier.ts';

// @requirement 9.multipliers
test('MULTIPLIERS are those of the specification', () => {
  expect(MULTIPLIERS).toEqual([1, 2, 3, 5]);
});
