import { addCents, subtractCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { DebtProgress } from './percentPaid.ts';

/** A debt, and what statements have added to it. */
export interface ChargedDebt extends DebtProgress {
  /** Interest, fees and purchases that were added to the balance since the debt was entered. */
  addedCharges?: Cents | undefined;
}

/**
 * What was paid off on a debt in all: `original + addedCharges - current`. A charge does not change it,
 * nor does a correction, which moves both balances.
 *
 * @returns below zero where more is owed than is known of, as a bank can report.
 * @example paidOff({ originalBalance: cents(9000), currentBalance: cents(8000) }) // 1000
 */
export function paidOff({
  originalBalance,
  currentBalance,
  addedCharges = ZERO_CENTS,
}: ChargedDebt): Cents {
  return subtractCents(addCents(originalBalance, addedCharges), currentBalance);
}
