import type { Instant } from '@dime-time/finance-core';
import type { BankTransaction } from '@dime-time/finance-core/contract';

/** A transaction of a linked account, with its time of day where the bank reports one. */
export type BankRecord = BankTransaction & { readonly datetime?: Instant };

/** Identifies a bank transaction of a household: its id is unique only within its account. */
export interface BankRowKey {
  readonly account_id: string;
  readonly transaction_id: string;
}

/** Bank transactions that a sync changed, by what happens to their purchases. */
export interface SyncedRows {
  /** The rows that are current, each in its latest version. */
  readonly current: readonly BankRecord[];
  /** The rows that the bank removed, or replaced with a posted row. */
  readonly removed: readonly BankRowKey[];
}

/** The key as one text, for maps and sets. */
export function rowKeyText({ account_id, transaction_id }: BankRowKey): string {
  return `${account_id}\n${transaction_id}`;
}
