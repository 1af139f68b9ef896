import type { Cents } from '../money/index.ts';

/** A row of a linked account, in the field names of the bank-connection provider. */
export interface BankRow {
  transaction_id: string;
  account_id: string;
  /** The bank's description: `PURCHASE AUTHORIZED ON 11/18 …`. */
  name: string;
  merchant_name?: string | null | undefined;
  /** Positive is money out. */
  amount: Cents;
  /** From the general to the particular: `['Payment', 'Credit Card']`. */
  category?: readonly string[] | null | undefined;
  /** The provider's newer categories; where given they decide before `category`. */
  personal_finance_category?: PersonalFinanceCategory | null | undefined;
  /** Announced by the bank, not yet booked. */
  pending?: boolean | null | undefined;
  /** The pending row that this posted one takes the place of. */
  pending_transaction_id?: string | null | undefined;
}

export interface PersonalFinanceCategory {
  /** `LOAN_PAYMENTS` */
  primary: string;
  /** `LOAN_PAYMENTS_CREDIT_CARD_PAYMENT` */
  detailed?: string | null | undefined;
}

/**
 * What names a row: an id is unique within its account only.
 *
 * The separator is a character that no id contains, so two pairs never share a key.
 */
export function bankRowKey(row: { account_id: string; transaction_id: string }): string {
  return `${row.account_id}\n${row.transaction_id}`;
}
