import { describe, expect, test } from 'vitest';
import { quantity } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { STAKE_TERMS, stakeOutcome, type StakeDays } from './stakeOutcome.ts';

const amount = quantity(10_000_000_000n);

describe('stakeOutcome', () => {
  test.each([
    [30, 12_000, '2026-12-19', 93_582_031n],
    [90, 15_000, '2027-02-17', 350_625_387n],
    [365, 20_000, '2027-11-19', 2_000_000_000n],
  ] as const)('100 tokens for %i days', (days, apy, maturesOn, reward) => {
    expect(stakeOutcome({ amount, days, startsOn: calendarDay('2026-11-19') })).toEqual({
      apy,
      maturesOn,
      reward,
      total: amount + reward,
    });
  });

  test('counts a leap day like any other', () => {
    const startsOn = calendarDay('2027-03-01');
    expect(stakeOutcome({ amount, days: 365, startsOn }).maturesOn).toBe('2028-02-29');
  });

  test('refuses a term that there is not', () => {
    const days = 31 as StakeDays;
    expect(() => stakeOutcome({ amount, days, startsOn: calendarDay('2026-11-19') })).toThrow(
      new RangeError('A stake is for 30, 90 or 365 days; got 31.'),
    );
  });
});

// @requirement 9.token.terms
test('STAKE_TERMS are those of the specification', () => {
  expect(STAKE_TERMS).toEqual([
    { days: 30, apy: 12_000 },
    { days: 90, apy: 15_000 },
    { days: 365, apy: 20_000 },
  ]);
});
