import { sumCents, type Cents } from '../money/index.ts';
import { isInRange, type Instant, type InstantRange } from '../time/index.ts';

/** A transaction as far as its round-up goes. */
export interface RoundedUp {
  date: Instant;
  roundUpAmount: Cents;
}

/**
 * Adds up the round-ups of the transactions in a range of time.
 *
 * @throws RangeError when a date is malformed.
 * @example roundUpsInRange(transactions, lastSevenDays(asOf, timeZone))
 */
export function roundUpsInRange(transactions: readonly RoundedUp[], range: InstantRange): Cents {
  return sumCents(
    transactions.filter(({ date }) => isInRange(date, range)).map((row) => row.roundUpAmount),
  );
}
