import { epochMillis, roundUp, ZERO_CENTS, type Instant } from '@dime-time/finance-core';
import type { Transaction, TransactionRequest } from '@dime-time/finance-core/contract';
import type { HouseholdState } from '../state.ts';
import { nextId } from './nextId.ts';
import { reward } from './reward.ts';

/** Enters a purchase where its date puts it, rounded up as the settings say now. */
export function addTransaction(
  state: HouseholdState,
  request: TransactionRequest,
  now: Instant,
): Transaction {
  const { isEnabled, multiplier } = state.settings;
  const { description, ...purchase } = request;
  const transaction: Transaction = {
    id: nextId(state, 't'),
    ...purchase,
    ...(description === undefined ? {} : { description }),
    roundUpAmount: isEnabled ? roundUp(purchase.amount, multiplier) : ZERO_CENTS,
  };
  const millis = epochMillis(transaction.date);
  const older = state.transactions.findIndex(({ date }) => epochMillis(date) <= millis);
  state.transactions.splice(older < 0 ? state.transactions.length : older, 0, transaction);
  if (transaction.roundUpAmount > 0) reward(state, { action: 'round_up' }, now);
  return transaction;
}
