import type { Instant } from '@dime-time/finance-core';
import type { Generated, JSONColumnType } from 'kysely';
import type { WriteOnce } from './writeOnce.ts';

/** A link to a bank. */
export interface BankItemsTable {
  id: WriteOnce<string>;
  user_id: WriteOnce<string>;
  provider: string;
  provider_item_id: string;
  institution_id: string | null;
  institution_name: string | null;
  /** Encrypted. */
  access_token: Uint8Array;
  /** So that one public token makes one link, however often it is sent. */
  public_token_hash: WriteOnce<Uint8Array>;
  cursor: string | null;
  status: string;
  created_at: WriteOnce<Instant>;
  synced_at: Instant | null;
  /** How often in a row it was asked and did not answer. */
  failures: Generated<number>;
  /** It is left alone until then. */
  retry_at: Instant | null;
  /** How often the provider has sent a message about it. */
  messages: Generated<number>;
}

/** An account at a linked bank. */
export interface BankAccountsTable {
  id: WriteOnce<string>;
  user_id: WriteOnce<string>;
  item_id: string;
  account_id: string;
  name: string;
  type: string;
  subtype: string | null;
  mask: string | null;
  is_active: boolean;
  current: bigint | null;
  available: bigint | null;
  /** When the household linked it: what was bought before rounds up to nothing by itself. */
  linked_at: WriteOnce<Instant>;
  /** When the household said what is to be done about the purchases from before the link. */
  earlier_answered_at: Instant | null;
}

/** A row as the bank told it. */
export interface BankTransactionsTable {
  user_id: WriteOnce<string>;
  transaction_id: string;
  account_id: string;
  merchant_name: string | null;
  name: string;
  date: string;
  datetime: Instant | null;
  category: JSONColumnType<string[]> | null;
  amount: bigint;
  pending: boolean;
  /** The pending row that this posted one took the place of. */
  pending_transaction_id: string | null;
  personal_finance_category: JSONColumnType<{
    primary: string;
    detailed?: string | undefined;
  }> | null;
  removed_at: Instant | null;
  /** Its id is that of a link whose place another took, which has not told of the row yet. */
  is_former: Generated<boolean>;
}

/** What a linked card or loan owes, as the bank told it last; a suggestion until it is a debt. */
export interface BankLiabilitiesTable {
  user_id: WriteOnce<string>;
  account_id: WriteOnce<string>;
  name: string;
  mask: string;
  balance: bigint;
  minimum_payment: bigint;
  /** Thousandths of a percent, the unit of `Apr`. */
  apr: number;
  /** Null where the bank does not say. */
  due_day: number | null;
}

/** What a household answered to a suggestion. */
export interface BankDecisionsTable {
  user_id: WriteOnce<string>;
  /** What was suggested, by its traits and not by ids of a link, so that the next link finds it. */
  suggestion: WriteOnce<string>;
  is_accepted: WriteOnce<boolean>;
  /** What was made of it: a debt, or the transfer of a payment. */
  debt_id: WriteOnce<string | null>;
  transfer_id: WriteOnce<bigint | null>;
  at: WriteOnce<Instant>;
}

/** A consent that was ended here and that the provider has not ended yet. */
export interface BankRevocationsTable {
  id: WriteOnce<string>;
  user_id: WriteOnce<string>;
  provider: WriteOnce<string>;
  /** Encrypted. */
  access_token: WriteOnce<Uint8Array>;
  failures: Generated<number>;
  retry_at: Instant | null;
}
