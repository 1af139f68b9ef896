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
  /** Above zero: cents, or hundred-millionths of a token. */
  readonly amount: bigint;
  readonly kind: TransferKind;
  /** A word that tells transfers of one kind apart: a payment's source, a reward's action. */
  readonly detail?: string;
  /** The id of what it was made for: a transaction, a debt, a stake. */
  readonly reference?: string;
  /** Names what may happen once in the life of a household; a second transfer of this name is left out. */
  readonly once?: string;
  /**
   * When it happened, where a past is entered.
   * @default the moment of the household's call
   */
  readonly at?: Instant;
}

/** A transfer as it stands in the books. */
export type PostedTransfer = Selectable<Tables['ledger_transfers']>;

/** An account as it stands in the books. */
export type LedgerAccount = Selectable<Tables['ledger_accounts']>;
