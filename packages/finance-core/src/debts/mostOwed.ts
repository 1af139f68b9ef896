import type { Cents } from '../money/index.ts';

/**
 * The most that is owed on one debt, $100,000,000.00. So whatever a household enters and pays, its
 * sums stay within `MAX_CENTS`, and the tokens they earn within what a database counts.
 */
export const MOST_OWED = 10_000_000_000 as Cents;
