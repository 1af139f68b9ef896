import type { Cents } from './cents.ts';
import { formatUsd } from './formatUsd.ts';
import { mulDiv } from './mulDiv.ts';

/** Cents in one of each unit, largest first. */
const UNITS = [
  { suffix: 'B', size: 100_000_000_000 },
  { suffix: 'M', size: 100_000_000 },
  { suffix: 'K', size: 100_000 },
] as const;

/**
 * Writes money in little room: two decimals and K, M or B from a thousand dollars up.
 *
 * Rounds half-up to the last shown digit, and moves up a unit where that reaches a thousand.
 *
 * @example formatCompactUsd(cents(9_390_000_000)) // '$93.90M'
 */
export function formatCompactUsd(amount: Cents): string {
  const size = Math.abs(amount);
  for (const [index, unit] of UNITS.entries()) {
    if (size < unit.size) {
      // $999,999.99 would print as $1000.00K; it is $1.00M.
      const below = UNITS[index + 1];
      if (!below || mulDiv(size, 100, below.size, 'half-up') < 100_000) continue;
    }
    const hundredths = mulDiv(amount, 100, unit.size, 'half-up') as Cents;
    return `${formatUsd(hundredths)}${unit.suffix}`;
  }
  return formatUsd(amount);
}
