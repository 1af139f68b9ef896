import type { Cents } from '../money/cents.ts';
import { notices } from '../messages/toastMessages.ts';
import { positiveAmount } from './positiveAmount.ts';
import type { Validated } from './validated.ts';

/** Checks the boost panel's own amount: money above zero and at most the debt's balance. */
export function validateBoost(
  form: { readonly amount: string },
  debt: { readonly currentBalance: Cents },
): Validated<{ readonly amount: Cents }> {
  const amount = positiveAmount(form.amount);
  if (amount === undefined || amount > debt.currentBalance) {
    return { ok: false, notice: notices.boostInvalid, field: 'amount' };
  }
  return { ok: true, value: { amount } };
}
