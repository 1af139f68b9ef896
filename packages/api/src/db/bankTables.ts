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
  /** Prevents a second link when one public token is sent again. */
  public_token_hash: WriteOnce<Uint8Array>;
  cursor: string | null;
  status: string;
  created_at: WriteOnce<Instant>;
  synced_at: Instant | null;
  /** Consecutive failed syncs. */
  failures: Generated<number>;
  /** The next attempt after a failure. */
  retry_at: Instant | null;
  /** The number of webhooks about it. */
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
  /** When it was linked: earlier purchases are not rounded up unless the household chooses so. */
  linked_at: WriteOnce<Instant>;
  /** When the household answered the offer to round up purchases from before the link. */
  earlier_answered_at: Instant | null;
}

/** A transaction as the bank reports it. */
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
  /** The pending row that this posted one replaced. */
  pending_transaction_id: string | null;
  personal_finance_category: JSONColumnType<{
    primary: string;
    detailed?: string | undefined;
  }> | null;
  removed_at: Instant | null;
  /** Its id is from a former link and is not yet matched to a row of the link that replaced it. */
  is_former: Generated<boolean>;
}

/**
 * What is owed on a linked card or loan, as the bank last reported it; a suggestion until it is
 * accepted as a debt.
 */
export interface BankLiabilitiesTable {
  user_id: WriteOnce<string>;
  account_id: WriteOnce<string>;
  name: string;
  mask: string;
  balance: bigint;
  minimum_payment: bigint;
  /** Thousandths of a percent, the unit of `Apr`. */
  apr: number;
  /** Null where the bank does not report it. */
  due_day: number | null;
}

/** What a household answered to a suggestion. */
export interface BankDecisionsTable {
  user_id: WriteOnce<string>;
  /**
   * The key of the suggestion, made of its traits and not of ids of a link, so that it is the same
   * after relinking.
   */
  suggestion: WriteOnce<string>;
  is_accepted: WriteOnce<boolean>;
  /** What accepting it created: a debt, or the transfer of a payment. */
  debt_id: WriteOnce<string | null>;
  transfer_id: WriteOnce<bigint | null>;
  at: WriteOnce<Instant>;
}

/** A consent that the household revoked and that the provider has not revoked yet. */
export interface BankRevocationsTable {
  id: WriteOnce<string>;
  user_id: WriteOnce<string>;
  provider: WriteOnce<string>;
  /** Encrypted. */
  access_token: WriteOnce<Uint8Array>;
  failures: Generated<number>;
  retry_at: Instant | null;
}
