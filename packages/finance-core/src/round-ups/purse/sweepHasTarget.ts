import type { Cents } from '../../money/index.ts';

/** The debts and the investment that a sweep could pay into. */
export interface SweepTargets {
  debts: readonly { currentBalance: Cents }[];
  settings: {
    cryptoEnabled: boolean;
    /** 0 to 100. */
    cryptoPercentage: number;
  };
}

/**
 * Whether a sweep has somewhere to put its money: a debt with a balance, or coins for all of it. A
 * part for coins waits with the rest: shared again each week, all of it would end up invested.
 *
 * @example sweepHasTarget({ debts: [], settings: { cryptoEnabled: true, cryptoPercentage: 25 } }) // false
 */
export function sweepHasTarget({ debts, settings }: SweepTargets): boolean {
  if (debts.some(({ currentBalance }) => currentBalance > 0)) return true;
  return settings.cryptoEnabled && settings.cryptoPercentage === 100;
}
