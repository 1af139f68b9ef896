import {
  milestonesReached,
  subtractCents,
  type Cents,
  type Instant,
} from '@dime-time/finance-core';
import type { Payment, PaymentSource } from '@dime-time/finance-core/contract';
import type { HouseholdState } from '../state.ts';
import { nextId } from './nextId.ts';
import { Refusal } from './refusal.ts';
import { reward } from './reward.ts';

export interface DebtPayment {
  readonly debtId: string;
  readonly amount: Cents;
  readonly source: PaymentSource;
}

/**
 * Pays on a debt: its balance falls, the payment is entered, tokens are earned for it and for each
 * milestone that it reaches.
 *
 * @throws Refusal when there is no such debt, or the amount is above its balance.
 */
export function payDebt(state: HouseholdState, payment: DebtPayment, now: Instant): Payment {
  const debt = state.debts.find(({ id }) => id === payment.debtId);
  if (!debt) throw new Refusal(404, 'There is no such debt.', 'debtId');
  if (payment.amount > debt.currentBalance) {
    throw new Refusal(422, 'The amount is above the balance of the debt.', 'amount');
  }
  const before = { ...debt };
  debt.currentBalance = subtractCents(debt.currentBalance, payment.amount);
  const entered = { id: nextId(state, 'p'), ...payment, date: now };
  state.payments.unshift(entered);
  reward(state, { action: 'debt_payment', amount: payment.amount }, now);
  const reached = milestonesReached(before, debt);
  reached.forEach(() => reward(state, { action: 'milestone' }, now));
  return entered;
}
