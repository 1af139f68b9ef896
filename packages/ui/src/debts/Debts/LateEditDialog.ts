import type { EditDebtDialogProps } from '../EditDebtDialog/EditDebtDialog.tsx';
import { latePart } from '../../internal/latePart.tsx';
import { type LateDialogState, useLateDialog } from '../../primitives/index.ts';

/** The dialog that edits a debt, apart from the page: its tabs weigh more than the page itself. */
export const LateEditDialog = latePart<EditDebtDialogProps>(() =>
  import('../EditDebtDialog/EditDebtDialog.tsx').then((module) => module.EditDebtDialog),
);

/** Whether the dialog is open, and the id of the debt that it edits. */
export function useEditDialog(): LateDialogState<string> {
  return useLateDialog<string>(LateEditDialog, 'Debt Not Opened');
}
