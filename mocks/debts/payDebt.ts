import { epochMillis, formatUsd, type Cents, type Instant } from '@dime-time/finance-core';
import type { Payment, PaymentSource } from '@dime-time/finance-core/contract';
import { settlePayment, UNDO_MS } from '@dime-time/finance-core/household';
import type { HouseholdPayment, HouseholdState } from '../store/state.ts';
import { instantAt } from '../store/moment.ts';
import { movePurse, waitingOf } from '../store/movePurse.ts';
import { nextId } from '../store/nextId.ts';
import { Refusal } from '../http/refusal.ts';

export interface DebtPayment {
  readonly debtId: string;
  readonly amount: Cents;
  readonly source: PaymentSource;
}

/**
 * Pays on a debt: its balance falls, the payment is entered, tokens are earned for it and for each
 * milestone that it reaches. One from round-ups draws on those that wait.
 *
 * @throws Refusal when there is no such debt, or the amount is above its balance or above what waits.
 */
export function payDebt(
  state: HouseholdState,
  { debtId, amount, source }: DebtPayment,
  now: Instant,
): HouseholdPayment {
  const debt = state.debts.find(({ id }) => id === debtId);
  if (!debt) throw new Refusal(404, 'There is no such debt.', 'debtId');
  const settled = settlePayment(debt, amount);
  if (!settled) throw new Refusal(422, 'The amount is above the balance of the debt.', 'amount');
  if (source === 'roundup' && !movePurse(state, 'apply', amount)) {
    const waiting = waitingOf(state);
    const message =
      waiting === 0
        ? 'No round-ups are waiting now.'
        : `You have ${formatUsd(waiting)} in round-ups waiting. Enter that or less.`;
    throw new Refusal(422, message, 'amount');
  }
  debt.currentBalance = settled.currentBalance;
  const earned = settled.rewards.map((reward) => ({ id: nextId(state, 'r'), ...reward }));
  for (const { id, action, amount: tokens } of earned) {
    state.rewards.unshift({ id, action, amount: tokens, createdAt: now });
  }
  const payment: HouseholdPayment = {
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

/** Pays on a debt as a person asked for it: it can be undone for a while. */
export function payByHand(state: HouseholdState, payment: DebtPayment, now: Instant): Payment {
  const paid = payDebt(state, payment, now);
  paid.undoUntil = instantAt(epochMillis(now) + UNDO_MS);
  return paid;
}
