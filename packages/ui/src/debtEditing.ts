import type { DebtBalanceRequest, DebtPatch } from '@dime-time/finance-core/contract';
import type { ActionResult } from './actionResult.ts';

/** What can be done with a debt that is there, where the server has calls for it. */
export interface DebtEditing {
  /** Changes what describes it; what is left out of the patch stays. */
  onUpdate: (debtId: string, patch: DebtPatch) => Promise<ActionResult>;
  /** Sets its balance to the one of a statement. */
  onCorrectBalance: (debtId: string, balance: DebtBalanceRequest) => Promise<ActionResult>;
  /** Puts it away; only once nothing is owed. */
  onClose: (debtId: string) => Promise<ActionResult>;
  /** Takes it back from the closed ones. */
  onReopen: (debtId: string) => Promise<ActionResult>;
  /** Removes it for good; only while it has no history. */
  onDelete: (debtId: string) => Promise<ActionResult>;
}
