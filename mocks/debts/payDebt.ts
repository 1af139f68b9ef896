import { epochMillis, type Cents, type Instant } from '@dime-time/finance-core';
import type { Payment, PaymentSource } from '@dime-time/finance-core/contract';
import { UNDO_MS } from '@dime-time/finance-core/household';
import { planPayment, refusals } from '@dime-time/finance-core/server';
import { instantAt, type Moment } from '../store/moment.ts';
import { nextId } from '../store/nextId.ts';
import { movePurse, waitingOf } from '../store/purse.ts';
import type { MockState, StoredPayment } from '../store/state.ts';
import { findOneOffPart } from './findOneOffPart.ts';

export interface PayDebtInput {
  readonly debtId: string;
  readonly amount: Cents;
  readonly source: PaymentSource;
}

/**
 * Pays on a debt: its balance falls, the payment is recorded, and tokens are earned for it and for
 * each milestone that it reaches. A payment from round-ups is taken from those that wait.
 *
 * @throws Refusal when there is no such debt, or the amount is above its balance or above what waits.
 */
export function payDebt(
  state: MockState,
  { debtId, amount, source }: PayDebtInput,
  now: Instant,
): StoredPayment {
  const debt = state.debts.find(({ id }) => id === debtId);
  if (!debt) throw refusals.noSuchDebt('debtId');
  const settled = planPayment({ debt, amount, source, waiting: waitingOf(state) });
  if (source === 'roundup') movePurse(state, 'apply', amount);
  debt.currentBalance = settled.currentBalance;
  const earned = settled.rewards.map((reward) => ({ id: nextId(state, 'r'), ...reward }));
  for (const { id, action, amount: tokens } of earned) {
    state.rewards.unshift({ id, action, amount: tokens, createdAt: now });
  }
  const payment: StoredPayment = {
    id: nextId(state, 'p'),
    debtId,
    amount,
    date: now,
    source,
    earned: earned.map(({ id, milestone }) => ({ id, milestone })),
  };
  state.payments.unshift(payment);
  return payment;
}

/** Pays on a debt at the user's request: the payment can be undone for 10 seconds. */
export function payByHand(state: MockState, payment: PayDebtInput, moment: Moment): Payment {
  const { now } = moment;
  const isByHand = payment.source !== 'roundup';
  const oneOff = isByHand ? findOneOffPart(state, { ...payment, at: now }, moment) : undefined;
  const paid = payDebt(state, payment, now);
  paid.undoUntil = instantAt(epochMillis(now) + UNDO_MS);
  paid.oneOff = oneOff;
  return paid;
}
