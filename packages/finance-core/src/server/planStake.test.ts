import { expect, test } from 'vitest';
import { aprFromPercent, quantity } from '../money/index.ts';
import { hasMatured, planStake, stakeTerms, type StakeInput } from './planStake.ts';

const stake: StakeInput = {
  amount: quantity(10_000_000_000n),
  duration: 365,
  startedAt: '2026-11-19T14:05:00Z',
};

test('a stake of 100 tokens for 365 days at 20 % pays 20 tokens, 365 times 24 hours later', () => {
  expect(stakeTerms(stake)).toEqual({
    apy: aprFromPercent(20),
    startedAt: stake.startedAt,
    endsAt: '2027-11-19T14:05:00.000Z',
    reward: 2_000_000_000n,
  });
});

test('more than the balance is refused, all of it is not', () => {
  expect(planStake({ ...stake, balance: stake.amount })).toEqual(stakeTerms(stake));
  expect(() => planStake({ ...stake, balance: stake.amount - 1n })).toThrow(
    expect.objectContaining({ status: 422 }),
  );
});

test('no other term is known', () => {
  expect(() => stakeTerms({ ...stake, duration: 31 as 30 })).toThrow(RangeError);
});

test('a stake matures at the instant it ends', () => {
  const { endsAt } = stakeTerms(stake);
  expect(hasMatured({ endsAt }, '2027-11-19T14:04:59.999Z')).toBe(false);
  expect(hasMatured({ endsAt }, '2027-11-19T14:05:00Z')).toBe(true);
});
