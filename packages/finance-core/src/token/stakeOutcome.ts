import { aprFromPercent, quantity, type Apr, type Quantity } from '../money/index.ts';
import { addDays, type CalendarDay } from '../time/index.ts';
import { stakeReward } from './stakeReward.ts';

/** A term for which tokens can be staked, and its effective annual yield. */
export interface StakeTerm {
  days: number;
  apy: Apr;
}

/** 30 days at 12 %, 90 at 15 % and 365 at 20 %. */
export const STAKE_TERMS = [
  { days: 30, apy: aprFromPercent(12) },
  { days: 90, apy: aprFromPercent(15) },
  { days: 365, apy: aprFromPercent(20) },
] as const satisfies StakeTerm[];

/** The length of one of the terms. */
export type StakeDays = (typeof STAKE_TERMS)[number]['days'];

/** The outcome of a stake. */
export interface StakeOutcome {
  apy: Apr;
  /** The day on which the stake is free again. */
  maturesOn: CalendarDay;
  /** Earned by then, rounded down. */
  reward: Quantity;
  /** The stake and its reward. */
  total: Quantity;
}

/**
 * The outcome of a stake: when it matures, and its value then.
 *
 * @param input.startsOn the day of the stake; it matures `days` days later.
 * @throws RangeError when the amount is negative, or there is no term of so many days.
 * @example stakeOutcome({ amount: quantity(10_000_000_000n), days: 365, startsOn }).total
 * // 120 of 100 tokens: 12_000_000_000n
 */
export function stakeOutcome(input: {
  amount: Quantity;
  days: StakeDays;
  startsOn: CalendarDay;
}): StakeOutcome {
  const { amount, days, startsOn } = input;
  const term = STAKE_TERMS.find((one) => one.days === days);
  if (!term) throw new RangeError(`A stake is for 30, 90 or 365 days; got ${String(days)}.`);
  const reward = stakeReward({ amount, apy: term.apy, days });
  return {
    apy: term.apy,
    maturesOn: addDays(startsOn, days),
    reward,
    total: quantity(amount + reward),
  };
}
