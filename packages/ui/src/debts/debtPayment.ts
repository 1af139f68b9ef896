import type { Debt, PaymentRequest } from '@dime-time/finance-core/contract';
import { parseTypedAmount, subtractCents, type Cents } from '@dime-time/finance-core/money';
import type { ActionResult, Undo } from '../primitives/index.ts';
import { chargedAccountName, type RoundUpPurse } from '../round-ups/index.ts';
import type { PurseWords } from '../words/subjects/round-ups/purse.ts';
import type { DebtPaymentWords } from '../words/subjects/debts/debtPayment.ts';

/** An amount paid on a debt. */
export interface DebtPayment {
  /** The debt to pay. */
  debtId: string;
  /** The amount to pay. */
  amount: Cents;
  /**
   * The source of the money: the charged account, or the waiting round-ups.
   * @default 'manual'
   */
  source?: PaymentRequest['source'] | undefined;
}

/** A payment that was sent without a response. */
export interface UnconfirmedPayment extends DebtPayment {
  /**
   * Sends it again by the call that sent it, so that it is paid only once.
   * @default the action of the control that shows it
   */
  onRetry?: (() => Promise<ActionResult>) | undefined;
}

/**
 * Whether two payments are the same, whichever control sent them: the same amount on the same debt, from
 * the same source.
 */
export function isSamePayment(one: DebtPayment, other: DebtPayment): boolean {
  return (
    one.debtId === other.debtId &&
    one.amount === other.amount &&
    (one.source ?? 'manual') === (other.source ?? 'manual')
  );
}

/** Returns the debts that can be paid: those with a balance. */
export function payableDebts(debts: readonly Debt[]): Debt[] {
  return debts.filter((debt) => debt.currentBalance > 0);
}

/** The content of the amount field, and its origin. */
export interface EnteredAmount {
  /** The text of the field. */
  text: string;
  /** The requested source of the money. */
  requested: DebtPayment['source'];
  /**
   * Whether it was typed, rather than filled in by a button.
   * @default false
   */
  isTyped?: boolean;
}

/**
 * Returns the source of a payment’s money. A typed amount that started from round-ups is still paid
 * from them up to what is waiting, and from the account above that.
 */
export function sourceOf(
  { text, requested, isTyped = false }: EnteredAmount,
  purse: Pick<RoundUpPurse, 'waiting'> | undefined,
): DebtPayment['source'] {
  if (requested !== 'roundup' || !purse || !isTyped) return requested;
  return (parseTypedAmount(text) ?? 0) > purse.waiting ? 'manual' : requested;
}

/**
 * What the charged account has available for a payment, less the payments of the last day;
 * `undefined` if the bank does not report it.
 */
function leftInAccount({
  account,
  paidLately,
}: Pick<RoundUpPurse, 'account' | 'paidLately'>): Cents | undefined {
  return account?.available === undefined
    ? undefined
    : subtractCents(account.available, paidLately);
}

/** Whether a payment exceeds what its account has available, if known. */
export function exceedsAvailable(amount: Cents, purse: RoundUpPurse | undefined): boolean {
  const left = purse && leftInAccount(purse);
  return left !== undefined && amount > left;
}

/**
 * Words the message of a payment. While it can be undone, the message says when the money moves; if
 * no bank is linked, it says that none does.
 *
 * @param message the message in any case: 'Successfully paid $25.00'.
 * @param purse the purse that names the account; `undefined` if the server keeps none.
 */
export function paidWords(
  message: string,
  purse: Pick<RoundUpPurse, 'account'> | undefined,
  undo: Undo | undefined,
  words: DebtPaymentWords,
  accounts: PurseWords,
): string {
  const sentence = message.replace(/\.?$/, '.');
  if (purse && !purse.account) return words.paidNoBank({ message: sentence });
  if (!purse?.account || !undo) return message;
  return words.paidUndoable({
    message: sentence,
    account: chargedAccountName(purse.account, accounts),
    seconds: Math.ceil(undo.forMs / 1000),
  });
}
