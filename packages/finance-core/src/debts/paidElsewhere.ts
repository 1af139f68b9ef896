import { subtractCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import { paidOff, type ChargedDebt } from './paidOff.ts';

/**
 * What was paid off on a debt besides the known payments: before it was entered, or directly to the
 * lender. It is `paidOff - known`.
 *
 * @param known the sum of the known payments.
 * @returns zero where the known payments are more than what was paid off.
 * @example paidElsewhere({ originalBalance: cents(9000), currentBalance: cents(8000) }, cents(400)) // 600
 */
export function paidElsewhere(debt: ChargedDebt, known: Cents): Cents {
  const elsewhere = subtractCents(paidOff(debt), known);
  return elsewhere > 0 ? elsewhere : ZERO_CENTS;
}
