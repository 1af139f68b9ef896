import { cents, toDecimalString, type Cents } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';

/** The amounts offered beside the field. */
export const EXTRA_PAYMENT_PRESETS: readonly Cents[] = [5_000, 10_000].map(cents);

/** The debts a payment can go to: those with something left to pay. */
export function payableDebts(debts: readonly Debt[]): Debt[] {
  return debts.filter((debt) => debt.currentBalance > 0);
}

/**
 * What 'use round-ups' fills in: the whole balance of round-ups, at most what the debt still owes.
 *
 * @returns the text of the amount field, or `undefined` where there is nothing to use.
 */
export function roundUpsText(totalRoundUps: Cents, debt: Debt | undefined): string | undefined {
  const amount = Math.min(totalRoundUps, debt?.currentBalance ?? totalRoundUps);
  return amount > 0 ? toDecimalString(cents(amount)) : undefined;
}
