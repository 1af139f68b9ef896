import { cents, toDecimalString, type Cents } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import type { MoneyText } from '../../money/index.ts';
import type { ExtraPaymentFormWords } from '../../words/subjects/debts/extraPaymentForm.ts';

/** The preset amounts beside the field. */
export const EXTRA_PAYMENT_PRESETS: readonly Cents[] = [5_000, 10_000].map(cents);

/**
 * Returns the amount that 'Use Round-ups' fills in: the balance of round-ups, at most what is owed
 * on the debt.
 *
 * @returns the text of the amount field, or `undefined` if there are no round-ups.
 */
export function roundUpsText(totalRoundUps: Cents, debt: Debt | undefined): string | undefined {
  const amount = Math.min(totalRoundUps, debt?.currentBalance ?? totalRoundUps);
  return amount > 0 ? toDecimalString(cents(amount)) : undefined;
}

/** The limit of a payment from round-ups, after a sweep or another device has used some of them. */
export function aboveWaiting(
  waiting: Cents,
  money: MoneyText,
  words: ExtraPaymentFormWords,
): string {
  return waiting === 0 ? words.noneWaiting : words.aboveWaiting({ amount: money(waiting) });
}
