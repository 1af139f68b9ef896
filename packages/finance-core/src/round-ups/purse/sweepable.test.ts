import { expect, test } from 'vitest';
import { cents } from '../../money/index.ts';
import { sweepable } from './sweepable.ts';

test.each([
  [2500, 21_000, 20_000, 1000],
  [2500, 100_000, 20_000, 2500],
  [2500, 20_000, 20_000, 0],
  [2500, 1000, 20_000, 0],
  [2500, -1000, 20_000, 0],
  [2500, -1000, 0, 2500],
])(
  'of %i cents waiting, %i in the account and a floor of %i, %i move',
  (waiting, available, floor, moved) => {
    const account = { available: cents(available) };
    expect(sweepable({ waiting: cents(waiting), account, floor: cents(floor) })).toBe(moved);
  },
);

test('where the bank does not say what an account has, nothing moves past a floor', () => {
  expect(sweepable({ waiting: cents(5), account: {}, floor: cents(1) })).toBe(0);
  expect(sweepable({ waiting: cents(5), account: {}, floor: cents(0) })).toBe(5);
});

test('without an account nothing moves', () => {
  expect(sweepable({ waiting: cents(5), account: undefined, floor: cents(0) })).toBe(0);
});
