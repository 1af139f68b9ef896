import type { DebtBalanceRequest, DebtPatch } from '@dime-time/finance-core/contract';
import type { ActionResult } from '../primitives/index.ts';

/** The edits of an existing debt, if the server has calls for them. */
export interface DebtEditing {
  /** Changes its details; fields left out of the patch stay as they are. */
  onUpdate: (debtId: string, patch: DebtPatch) => Promise<ActionResult>;
  /** Sets its balance to that of a statement. */
  onCorrectBalance: (debtId: string, balance: DebtBalanceRequest) => Promise<ActionResult>;
  /** Closes it; only once nothing is owed. */
  onClose: (debtId: string) => Promise<ActionResult>;
  /** Reopens it. */
  onReopen: (debtId: string) => Promise<ActionResult>;
  /** Deletes it permanently; only while it has no history. */
  onDelete: (debtId: string) => Promise<ActionResult>;
}
