import { cents } from '../money/index.ts';

/** The balances at which round-ups are applied by themselves: $10, $25, $50 and $100. */
export const AUTO_APPLY_THRESHOLDS = [
  cents(1000),
  cents(2500),
  cents(5000),
  cents(10_000),
] as const;
