import type { PaymentSource } from '../contract/payment.ts';
import type { DebtProgress } from '../debts/percentPaid.ts';
import { settlePayment, type SettledPayment } from '../household/settlePayment.ts';
import type { Cents } from '../money/index.ts';
import { refusals } from './refusals.ts';

export interface PaymentInput {
  readonly debt: DebtProgress;
  readonly amount: Cents;
  readonly source: PaymentSource;
  /** Round-ups that are collected and not used yet. */
  readonly waiting: Cents;
}

/**
 * Decides whether a payment on a debt is carried out, and what it changes.
 *
 * @throws Refusal 422 when the amount is above the balance or, paid from round-ups, above what waits.
 */
export function planPayment({ debt, amount, source, waiting }: PaymentInput): SettledPayment {
  const settled = settlePayment(debt, amount);
  if (!settled) throw refusals.paymentAboveBalance();
  if (source === 'roundup' && amount > waiting) throw refusals.paymentAboveRoundUps(waiting);
  return settled;
}
