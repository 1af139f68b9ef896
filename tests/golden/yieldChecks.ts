import { aprFromPercent, quantity, QUANTITY_SCALE, stakeReward } from '@dime-time/finance-core';
import { expectClose, type Check } from './check.ts';

interface Deposit {
  principal: number;
  interest: number;
  days: number;
  apyPct: number;
  /** Nominal yearly rate and days, one after the other. */
  legs: [rate: number, days: number][];
}

const YEAR = 365;

/** What a deposit in dollars earns, as the token's stakes work it out. */
function earned(principal: number, percent: number, days: number): number {
  const amount = quantity(BigInt(Math.round(principal * Number(QUANTITY_SCALE))));
  const apy = aprFromPercent(Math.round(percent * 1000) / 1000);
  return Number(stakeReward({ amount, apy, days })) / Number(QUANTITY_SCALE);
}

export const yieldChecks: Record<string, Check> = {
  // The published yield of an interest payment, and back: at that yield the same interest.
  apy(golden) {
    const { interest, principal, days } = golden.inputs as Deposit;
    const percent = 100 * ((1 + interest / principal) ** (YEAR / days) - 1);
    expectClose(percent, golden.expected as number, golden.tolerance);
    const rounding = (principal * golden.tolerance * days) / (100 * YEAR);
    expectClose(earned(principal, golden.expected as number, days), interest, rounding);
  },
  // A nominal rate compounded daily is an effective one; each leg starts from what the last left.
  dailyCompound(golden) {
    const { principal, legs } = golden.inputs as Deposit;
    let exact = principal;
    let staked = principal;
    for (const [nominal, days] of legs) {
      exact *= (1 + nominal / YEAR) ** days;
      staked += earned(staked, 100 * ((1 + nominal / YEAR) ** YEAR - 1), days);
    }
    expectClose(exact - principal, golden.expected as number, golden.tolerance);
    // A yield is kept to a thousandth of a percent.
    const rounding = principal * 0.000_005 * legs.length;
    expectClose(staked - principal, golden.expected as number, golden.tolerance + rounding);
  },
  rewardFromApy(golden) {
    const { principal, apyPct, days } = golden.inputs as Deposit;
    expectClose(earned(principal, apyPct, days), golden.expected as number, golden.tolerance);
  },
  effect(golden) {
    const { nominal, npery } = golden.inputs as { nominal: number; npery: number };
    const effective = (1 + nominal / npery) ** npery - 1;
    expectClose(effective, golden.expected as number, golden.tolerance);
    // A stake of 1,000,000 at the effective yield earns the compounded interest.
    expectClose(earned(1_000_000, effective * 100, YEAR), effective * 1_000_000, 5);
  },
  nominal(golden) {
    const { effective, npery } = golden.inputs as { effective: number; npery: number };
    const nominal = npery * ((1 + effective) ** (1 / npery) - 1);
    expectClose(nominal, golden.expected as number, golden.tolerance);
    expectClose(earned(1_000_000, effective * 100, YEAR), effective * 1_000_000, 5);
  },
};
