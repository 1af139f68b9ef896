import { subtractCents, sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { RoundedUp } from '../round-ups/roundUpsInRange.ts';
import { isInRange, type Instant } from '../time/index.ts';
import { habitRange } from './habitRange.ts';

/** A purchase or a refund, as far as round-ups go. */
export interface RoundedUpOrRefunded extends RoundedUp {
  /** The round-ups that a refund returned. */
  roundUpReturned?: Cents | undefined;
}

/**
 * The round-ups of the last thirty days (`habitRange`), less those that refunds returned in the same
 * time: the input of `monthlyRoundUps`. Below zero where more was returned.
 *
 * @throws RangeError when an instant is malformed or the zone unknown.
 * @example recentRoundUps(transactions, asOf, timeZone)
 */
export function recentRoundUps(
  transactions: readonly RoundedUpOrRefunded[],
  asOf: Instant,
  timeZone: string,
): Cents {
  const range = habitRange(asOf, timeZone);
  const recent = transactions.filter(({ date }) => isInRange(date, range));
  return subtractCents(
    sumCents(recent.map(({ roundUpAmount }) => roundUpAmount)),
    sumCents(recent.map(({ roundUpReturned }) => roundUpReturned ?? ZERO_CENTS)),
  );
}
