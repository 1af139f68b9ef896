import {
  epochMillis,
  isAfterRoundUpStart,
  isCollecting,
  refundedRoundUp,
  roundUp,
  ZERO_CENTS,
  type Cents,
} from '@dime-time/finance-core';
import type { TransactionRequest } from '@dime-time/finance-core/contract';
import type { HouseholdState, HouseholdTransaction } from '../state.ts';
import type { Moment } from './moment.ts';
import { movePurse, waitingOf } from './movePurse.ts';
import { nextId } from './nextId.ts';
import { reward } from './reward.ts';

/**
 * Enters a purchase where its date puts it, rounded up as the settings say now. A refund, below zero,
 * gives its round-up back, out of what waits.
 */
export function addTransaction(
  state: HouseholdState,
  { description, ...purchase }: TransactionRequest,
  moment: Moment,
): HouseholdTransaction {
  const transaction: HouseholdTransaction = {
    id: nextId(state, 't'),
    ...purchase,
    ...(description === undefined ? {} : { description }),
    ...(purchase.amount < 0
      ? { roundUpAmount: ZERO_CENTS, roundUpReturned: returnedBy(state, purchase.amount, moment) }
      : { roundUpAmount: collectedBy(state, purchase, moment) }),
  };
  const millis = epochMillis(transaction.date);
  const older = state.transactions.findIndex(({ date }) => epochMillis(date) <= millis);
  state.transactions.splice(older < 0 ? state.transactions.length : older, 0, transaction);
  movePurse(state, 'collect', transaction.roundUpAmount);
  movePurse(state, 'return', transaction.roundUpReturned ?? ZERO_CENTS);
  if (transaction.roundUpAmount > 0) reward(state, { action: 'round_up' }, moment.now);
  return transaction;
}

function collectedBy(
  { settings, roundUpsSince }: HouseholdState,
  { amount, date }: TransactionRequest,
  { now, timeZone }: Moment,
): Cents {
  const start = { linkedAt: undefined, enabledAt: roundUpsSince ?? undefined, timeZone };
  const isRoundedUp = isCollecting(settings, now) && isAfterRoundUpStart({ at: date }, start);
  return isRoundedUp ? roundUp(amount, settings.multiplier) : ZERO_CENTS;
}

function returnedBy(state: HouseholdState, refund: Cents, { now }: Moment): Cents {
  return refundedRoundUp(refund, {
    isCollecting: isCollecting(state.settings, now),
    multiplier: state.settings.multiplier,
    waiting: waitingOf(state),
  });
}
