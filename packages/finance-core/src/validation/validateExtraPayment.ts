import type { Cents } from '../money/cents.ts';
import { positiveAmount } from './positiveAmount.ts';
import type { Validated } from './validated.ts';

export interface ExtraPaymentFormValues {
  /** Empty while no debt is chosen. */
  readonly debtId: string;
  /** As it was typed. */
  readonly amount: string;
}

/** What is needed of a debt to check a payment on it. */
export interface PayableDebt {
  readonly id: string;
  readonly currentBalance: Cents;
}

export interface ExtraPayment {
  readonly debtId: string;
  readonly amount: Cents;
}

/**
 * Checks the extra payment dialog: a debt must be chosen, and the amount must be money above zero
 * and at most that debt's balance.
 *
 * @example validateExtraPayment({ debtId: 'd_1', amount: ' 5 ' }, debts) // value.amount is 500
 */
export function validateExtraPayment(
  form: ExtraPaymentFormValues,
  debts: readonly PayableDebt[],
): Validated<ExtraPayment, 'paymentInvalid'> {
  const debt = debts.find((candidate) => candidate.id === form.debtId);
  if (!debt) return { ok: false, notice: 'paymentInvalid', field: 'debtId' };
  const amount = positiveAmount(form.amount);
  if (amount === undefined || amount > debt.currentBalance) {
    return { ok: false, notice: 'paymentInvalid', field: 'amount' };
  }
  return { ok: true, value: { debtId: debt.id, amount } };
}
