import type { Instant } from '@dime-time/finance-core';
import type { Selectable } from 'kysely';
import type { AccountKind, Tables, TransferKind, Unit } from '../db/index.ts';

/** An account of one household. A debt has its own; of every other kind there is one. */
export interface AccountRef {
  readonly kind: AccountKind;
  readonly unit: Unit;
  /** The debt, where the kind is `debt`. */
  readonly debtId?: string;
}

/** Value that moves from one account of a household to another of the same unit. */
export interface Transfer {
  readonly from: AccountRef;
  readonly to: AccountRef;
  /** Positive: cents, or hundred-millionths of a token. */
  readonly amount: bigint;
  readonly kind: TransferKind;
  /** Distinguishes transfers of one kind: a payment's source, a reward's action. */
  readonly detail?: string;
  /** The id of what it was made for: a transaction, a debt, a stake. */
  readonly reference?: string;
  /** A unique key per household; a second transfer with this key is skipped. */
  readonly once?: string;
  /**
   * The time of a transfer in the past.
   * @default the time of the request
   */
  readonly at?: Instant;
}

/** A posted transfer. */
export type PostedTransfer = Selectable<Tables['ledger_transfers']>;

/** An account's row. */
export type LedgerAccount = Selectable<Tables['ledger_accounts']>;
