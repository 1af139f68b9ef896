import type { Cents, Instant } from '@dime-time/finance-core';
import type { Payment, PaymentSource } from '@dime-time/finance-core/contract';
import { settlePayment } from '@dime-time/finance-core/household';
import type { HouseholdState } from '../state.ts';
import { nextId } from './nextId.ts';
import { Refusal } from './refusal.ts';

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
  const settled = settlePayment(debt, payment.amount);
  if (!settled) throw new Refusal(422, 'The amount is above the balance of the debt.', 'amount');
  debt.currentBalance = settled.currentBalance;
  const entered = { id: nextId(state, 'p'), ...payment, date: now };
  state.payments.unshift(entered);
  for (const { action, amount } of settled.rewards) {
    state.rewards.unshift({ id: nextId(state, 'r'), action, amount, createdAt: now });
  }
  return entered;
}
