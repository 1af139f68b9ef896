import type { Cents } from '../money/cents.ts';
import { positiveAmount } from './positiveAmount.ts';
import type { Validated } from './validated.ts';

/** Checks the boost panel's own amount: money above zero and at most the debt's balance. */
export function validateBoost(
  form: { readonly amount: string },
  debt: { readonly currentBalance: Cents },
): Validated<{ readonly amount: Cents }, 'boostInvalid'> {
  const amount = positiveAmount(form.amount);
  if (amount === undefined || amount > debt.currentBalance) {
    return { ok: false, notice: 'boostInvalid', field: 'amount' };
  }
  return { ok: true, value: { amount } };
}
