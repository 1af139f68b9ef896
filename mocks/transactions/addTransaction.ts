import {
  epochMillis,
  isCollecting,
  roundUp,
  ZERO_CENTS,
  type Cents,
} from '@dime-time/finance-core';
import type { TransactionRequest } from '@dime-time/finance-core/contract';
import { isAfterRoundUpStart, isFromOff, settleRefund } from '@dime-time/finance-core/household';
import { refusals } from '@dime-time/finance-core/server';
import { maskCardNumbers, purchaseDateRefusal } from '@dime-time/finance-core/validation';
import type { MockState, StoredTransaction } from '../store/state.ts';
import type { Moment } from '../store/moment.ts';
import { movePurse, waitingOf } from '../store/purse.ts';
import { nextId } from '../store/nextId.ts';
import { addReward } from '../token/index.ts';

/**
 * Adds a purchase in the order of dates, rounded up by the current settings. A refund, below zero,
 * returns the round-up of its purchase from those that wait: see `settleRefund`. Card numbers in texts
 * are masked to their last four digits.
 *
 * @throws Refusal 422 when its date is more than a day ahead.
 */
export function addTransaction(
  state: MockState,
  { merchant, category, description, ...rest }: TransactionRequest,
  moment: Moment,
): StoredTransaction {
  const refusal = purchaseDateRefusal(rest.date, moment.now);
  if (refusal !== undefined) throw refusals.purchaseDate(refusal);
  const purchase = {
    ...rest,
    merchant: maskCardNumbers(merchant),
    category: maskCardNumbers(category),
  };
  const transaction: StoredTransaction = {
    id: nextId(state, 't'),
    ...purchase,
    ...(description === undefined ? {} : { description: maskCardNumbers(description) }),
    ...(purchase.amount < 0
      ? { roundUpAmount: ZERO_CENTS, ...refundIn(state, purchase) }
      : {
          roundUpAmount: collectedBy(state, purchase, moment),
          ...offerOf(state, purchase, moment),
        }),
  };
  const millis = epochMillis(transaction.date);
  const older = state.transactions.findIndex(({ date }) => epochMillis(date) <= millis);
  state.transactions.splice(older < 0 ? state.transactions.length : older, 0, transaction);
  movePurse(state, 'collect', transaction.roundUpAmount);
  movePurse(state, 'return', transaction.roundUpReturned ?? ZERO_CENTS);
  if (transaction.roundUpAmount > 0) addReward(state, { action: 'round_up' }, moment.now);
  return transaction;
}

function collectedBy(
  { settings, roundUpsSince }: MockState,
  { amount, date }: TransactionRequest,
  { now, timeZone }: Moment,
): Cents {
  const start = { linkedAt: undefined, enabledAt: roundUpsSince ?? undefined, timeZone };
  const isRoundedUp = isCollecting(settings, now) && isAfterRoundUpStart({ at: date }, start);
  return isRoundedUp ? roundUp(amount, settings.multiplier) : ZERO_CENTS;
}

/** Marks a purchase from while round-ups were off: its round-up is offered. */
function offerOf(
  { settings: { isEnabled }, switchedOnAt }: MockState,
  { date }: TransactionRequest,
  { timeZone }: Moment,
): Pick<StoredTransaction, 'isEarlier' | 'isFromOff'> {
  const isMissed = isFromOff(
    { at: date },
    { isEnabled, switchedOnAt: switchedOnAt ?? undefined, timeZone },
  );
  return isMissed ? { isEarlier: true, isFromOff: true } : {};
}

function refundIn(
  state: MockState,
  refund: TransactionRequest,
): Pick<StoredTransaction, 'roundUpReturned' | 'refundOf'> {
  const refunded = new Set(state.transactions.map(({ refundOf }) => refundOf));
  const { purchase, returned } = settleRefund({
    refund,
    purchases: state.transactions.map((row) => ({ ...row, isRefunded: refunded.has(row.id) })),
    waiting: waitingOf(state),
  });
  // A refunded purchase is no longer offered.
  if (purchase) withdrawOffer(state, purchase.id);
  return { roundUpReturned: returned, ...(purchase ? { refundOf: purchase.id } : {}) };
}

function withdrawOffer({ transactions }: MockState, id: string): void {
  const purchase = transactions.find((row) => row.id === id);
  if (purchase) delete purchase.isEarlier;
}
