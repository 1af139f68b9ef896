import { expect, test } from 'vitest';
import { validateStake } from './validateStake.ts';

// @requirement 5.stake.durations
test('a stake is an amount above zero for 30, 90 or 365 days', () => {
  expect(validateStake({ amount: ' 12.5 ', duration: 90 })).toEqual({
    amount: 1_250_000_000n,
    duration: 90,
  });
  expect(validateStake({ amount: '1', duration: 30 })?.duration).toBe(30);
  expect(validateStake({ amount: '1', duration: 365 })?.duration).toBe(365);
});

test.each([
  ['1,000', 100_000_000_000n],
  ['$1,000', 100_000_000_000n],
  [' 10.5 DTT ', 1_050_000_000n],
  ['1 000.12345678dtt', 100_012_345_678n],
])('%j is read as people type it', (amount, read) => {
  expect(validateStake({ amount, duration: 90 })?.amount).toBe(read);
});

// @requirement 5.stake.amount
test.each([
  '',
  '  ',
  '0',
  '0.00',
  '-1',
  '1e3',
  'all',
  'abc',
  'DTT',
  '1,00',
  '1,0000',
  '٥',
  '0.000000001',
])('nothing happens on %j', (amount) => {
  expect(validateStake({ amount, duration: 90 })).toBeUndefined();
});

// @requirement 5.stake.durations
test.each([0, 31, 89.5, Number.NaN])('nothing happens on %d days', (duration) => {
  expect(validateStake({ amount: '5', duration })).toBeUndefined();
});
