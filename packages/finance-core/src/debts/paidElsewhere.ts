import { cents, type Cents } from '../money/index.ts';
import type { DebtProgress } from './percentPaid.ts';

/** A debt, and what statements have added to it. */
export interface ChargedDebt extends DebtProgress {
  /** Interest, fees and purchases that were added to the balance since the debt was entered. */
  addedCharges?: Cents | undefined;
}

/**
 * What was paid off on a debt besides the known payments: before it was entered, or directly to the
 * lender. It is `original + addedCharges - current - known`, so a charge does not change it, nor does
 * a correction, which moves both balances.
 *
 * @param known the sum of the known payments.
 * @returns zero where the known payments are more than what was paid off.
 * @example paidElsewhere({ originalBalance: cents(9000), currentBalance: cents(8000) }, cents(400)) // 600
 */
export function paidElsewhere(debt: ChargedDebt, known: Cents): Cents {
  const { originalBalance, currentBalance, addedCharges = 0 } = debt;
  return cents(Math.max(0, originalBalance + addedCharges - currentBalance - known));
}
