import { cents, type Cents } from '@dime-time/finance-core/money';
import type { MoneyText } from '../money/index.ts';
import type { DebtPaymentWords } from '../words/subjects/debts/debtPayment.ts';

/** The smallest payment. */
const MIN_PAYMENT = cents(1);

/**
 * The error message of a payment’s amount field: the amounts that it accepts. The toast that reports
 * the refusal is shown elsewhere and disappears.
 *
 * @param max what is left to pay.
 */
export function amountRangeHint(max: Cents, money: MoneyText, words: DebtPaymentWords): string {
  return words.amountError({ least: money(MIN_PAYMENT), most: money(max) });
}
