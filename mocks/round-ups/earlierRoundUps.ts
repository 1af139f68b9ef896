import {
  calendarDay,
  epochMillis,
  isCollecting,
  roundUp,
  startOfDay,
  type CalendarDay,
} from '@dime-time/finance-core';
import type { EarlierRoundUps, IncludeRoundUpsRequest } from '@dime-time/finance-core/contract';
import { earlierOffer } from '@dime-time/finance-core/household';
import { refusals } from '@dime-time/finance-core/server';
import type { MockState, StoredTransaction } from '../store/state.ts';
import { todayOf, type Moment } from '../store/moment.ts';
import { movePurse } from '../store/purse.ts';
import { addReward } from '../token/index.ts';

/**
 * The offer to round up this month's purchases from before their account was linked, or from while
 * round-ups were off.
 *
 * @returns `undefined` where there are none, or the offer was answered.
 */
export function earlierRoundUps(state: MockState, moment: Moment): EarlierRoundUps | undefined {
  if (!isCollecting(state.settings, moment.now)) return undefined;
  const from = firstOfMonth(moment);
  const purchases = earlierSince(state, from, moment).map(({ amount, isFromOff = false }) => ({
    amount,
    isFromOff,
  }));
  return earlierOffer(purchases, { from, multiplier: state.settings.multiplier });
}

/**
 * Rounds up the offered purchases from a day on; without a day the offer is declined. Either way it is
 * not made again.
 *
 * @throws Refusal when the day is in the future, or before the first of this month.
 */
export function includeRoundUps(
  state: MockState,
  { from }: IncludeRoundUpsRequest,
  moment: Moment,
): void {
  if (from !== null && (from > todayOf(moment) || from < firstOfMonth(moment))) {
    throw refusals.dayOutsideMonth();
  }
  if (from !== null && isCollecting(state.settings, moment.now)) {
    for (const purchase of earlierSince(state, from, moment)) {
      purchase.roundUpAmount = roundUp(purchase.amount, state.settings.multiplier);
      if (purchase.roundUpAmount === 0) continue;
      movePurse(state, 'collect', purchase.roundUpAmount);
      addReward(state, { action: 'round_up' }, moment.now);
    }
  }
  for (const purchase of state.transactions) delete purchase.isEarlier;
}

function firstOfMonth(moment: Moment): CalendarDay {
  return calendarDay(`${todayOf(moment).slice(0, 8)}01`);
}

function earlierSince(
  { transactions }: MockState,
  from: CalendarDay,
  { timeZone }: Moment,
): StoredTransaction[] {
  const since = startOfDay(from, timeZone);
  return transactions.filter(({ isEarlier, date }) => isEarlier && epochMillis(date) >= since);
}
