import { sumCents, type Cents } from '../../money/index.ts';
import { roundUp } from '../roundUp.ts';
import type { Multiplier } from '../multiplier.ts';
import type { CalendarDay } from '../../time/index.ts';
import type { EARLIER_CAUSES } from './earlierCauses.ts';

/** Purchases that rounded up to nothing, and may still be rounded up. */
export interface EarlierRoundUps {
  /** The first day that is offered. */
  from: CalendarDay;
  /** What they would round up to. */
  amount: Cents;
  /** How many there are, at least one. */
  purchases: number;
  cause: (typeof EARLIER_CAUSES)[number];
}

/** A purchase that rounded up to nothing, and is on offer. */
export interface EarlierPurchase {
  readonly amount: Cents;
  /** Whether round-ups were off when it was made; otherwise it is from before its account was linked. */
  readonly isFromOff: boolean;
}

/**
 * What purchases that rounded up to nothing would round up to.
 *
 * @param from the first day that is offered.
 * @returns `undefined` where it is nothing.
 * @example earlierOffer([{ amount: cents(310), isFromOff: true }], { from: calendarDay('2026-11-01'), multiplier: 1 }) // amount: 90, purchases: 1, cause: 'off'
 */
export function earlierOffer(
  purchases: readonly EarlierPurchase[],
  { from, multiplier }: { from: CalendarDay; multiplier: Multiplier },
): EarlierRoundUps | undefined {
  const offered = purchases
    .map(({ amount, isFromOff }) => ({ spare: roundUp(amount, multiplier), isFromOff }))
    .filter(({ spare }) => spare > 0);
  if (offered.length === 0) return undefined;
  const missed = offered.filter(({ isFromOff }) => isFromOff).length;
  return {
    from,
    amount: sumCents(offered.map(({ spare }) => spare)),
    purchases: offered.length,
    cause: missed === 0 ? 'link' : missed === offered.length ? 'off' : 'both',
  };
}
