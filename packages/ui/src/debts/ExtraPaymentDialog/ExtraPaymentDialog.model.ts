import { cents, toDecimalString, type Cents } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { parseTypedAmount } from '@dime-time/finance-core/validate';
import type { DebtPayment } from '../debtPayment.ts';
import type { RoundUpPurse } from '../../round-ups/index.ts';

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

/** What stands in the amount field, and how it came there. */
export interface EnteredAmount {
  /** The amount as it stands there. */
  text: string;
  /** Where its money is to come from. */
  wanted: DebtPayment['source'];
  /**
   * Whether a person typed it; else a button filled it in.
   * @default false
   */
  isTyped?: boolean;
}

/**
 * Where the money of a payment comes from: an amount that was begun with the round-ups stays theirs
 * while it is at most what waits, and one that is typed above that is paid from the account.
 */
export function sourceOf(
  { text, wanted, isTyped = false }: EnteredAmount,
  purse: Pick<RoundUpPurse, 'waiting'> | undefined,
): DebtPayment['source'] {
  if (wanted !== 'roundup' || !purse || !isTyped) return wanted;
  return (parseTypedAmount(text) ?? 0) > purse.waiting ? 'manual' : wanted;
}
