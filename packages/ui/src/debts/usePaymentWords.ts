import type { Cents } from '@dime-time/finance-core/money';
import { useMoneyText } from '../money/index.ts';
import type { Undo } from '../primitives/index.ts';
import { purseWords, type RoundUpPurse } from '../round-ups/index.ts';
import { useWords } from '../words/index.ts';
import { amountRangeHint } from './amountRangeHint.ts';
import { paidWords } from './debtPayment.ts';
import { debtPaymentWords } from './words/debtPayment.ts';

/** What both forms of a payment say, in the reader’s language. */
export interface PaymentTexts {
  /** The message of a payment, which {@link paidWords} makes of the message in any case. */
  paid: (message: string, purse: RoundUpPurse | undefined, undo: Undo | undefined) => string;
  /** The error message of an amount, as {@link amountRangeHint} words it. */
  amountRange: (max: Cents) => string;
}

/** Returns the texts of the forms that pay on a debt. */
export function usePaymentWords(): PaymentTexts {
  const words = useWords(debtPaymentWords);
  const accounts = useWords(purseWords);
  const money = useMoneyText();
  return {
    paid: (message, purse, undo) => paidWords(message, purse, undo, words, accounts),
    amountRange: (max) => amountRangeHint(max, money, words),
  };
}
