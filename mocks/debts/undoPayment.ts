import { addCents, epochMillis, ZERO_CENTS, type Instant } from '@dime-time/finance-core';
import type { Payment } from '@dime-time/finance-core/contract';
import { returnsAfterUndo, undoPayment as withoutPayment } from '@dime-time/finance-core/household';
import { refusals } from '@dime-time/finance-core/server';
import type { StoredPayment, MockState } from '../store/state.ts';
import { movePurse } from '../store/purse.ts';
import { tokenBalance } from '../token/index.ts';
import { refundsSince } from '../transactions/index.ts';

/** The payments, newest first; `undoUntil` is set on those that can be undone. */
export function listPayments({ payments }: MockState, now: Instant): Payment[] {
  return payments.map((payment) =>
    isUndoable(payment, now) ? payment : { ...payment, undoUntil: undefined },
  );
}

/**
 * Undoes a payment: balance, round-ups, tokens and milestones become what they would be without it,
 * and later refunds return the round-ups that it had left too few for. Undoing it again changes
 * nothing.
 *
 * @throws Refusal when there is no such payment, it is too late, or the tokens it earned are staked.
 */
export function undoPayment(state: MockState, id: string, now: Instant): void {
  if (state.undonePayments.includes(id)) return;
  const payment = state.payments.find((one) => one.id === id);
  const debt = state.debts.find((one) => one.id === payment?.debtId);
  if (!payment || !debt) throw refusals.noSuchPayment();
  if (!isUndoable(payment, now)) throw refusals.undoTooLate();
  const later = state.payments
    .slice(0, state.payments.indexOf(payment))
    .filter(({ debtId }) => debtId === debt.id);
  const { currentBalance, reversed, again } = withoutPayment({
    debt,
    amount: payment.amount,
    own: payment.earned ?? [],
    later: later.flatMap(({ earned }) => earned ?? []),
  });
  // A milestone that is reached without it stays, as a later payment's.
  const stays = reversed.filter(({ milestone }) => again.includes(milestone ?? 0));
  const gone = new Set(reversed.filter((one) => !stays.includes(one)).map((one) => one.id));
  const lost = state.rewards.filter((reward) => gone.has(reward.id));
  if (lost.reduce((sum, { amount }) => sum + amount, 0n) > tokenBalance(state).balance) {
    throw refusals.undoOfStakedRewards();
  }
  debt.currentBalance = currentBalance;
  debt.status = 'open';
  if (payment.source === 'roundup') refillPurse(state, payment);
  state.payments = state.payments.filter((one) => one !== payment);
  state.undonePayments.push(id);
  state.rewards = state.rewards.filter((reward) => !gone.has(reward.id));
  for (const other of later) {
    other.earned = (other.earned ?? []).filter((one) => !gone.has(one.id));
  }
  if (later[0]) later[0].earned = [...(later[0].earned ?? []), ...stays];
}

function refillPurse(state: MockState, { id, amount }: StoredPayment): void {
  movePurse(state, 'unapply', amount);
  const refunds = refundsSince(state, id);
  const more = returnsAfterUndo(refunds, amount);
  for (const [at, { row, returned }] of refunds.entries()) {
    const given = more[at] ?? ZERO_CENTS;
    row.roundUpReturned = addCents(returned, given);
    movePurse(state, 'return', given);
  }
}

function isUndoable({ undoUntil }: Payment, now: Instant): boolean {
  return undoUntil !== undefined && epochMillis(now) < epochMillis(undoUntil);
}
