import type { EditDebtDialogProps } from '../EditDebtDialog/index.ts';
import { latePart } from '../../internal/latePart.tsx';
import { useLateDialog, type LateDialogState } from '../../primitives/Dialog/useLateDialog.ts';

/** The dialog that edits a debt, apart from the page: its tabs weigh more than the page itself. */
export const LateEditDialog = latePart<EditDebtDialogProps>(() =>
  import('../EditDebtDialog/index.ts').then((module) => module.EditDebtDialog),
);

/** Whether the dialog is open, and the id of the debt that it edits. */
export function useEditDialog(): LateDialogState<string> {
  return useLateDialog<string>(LateEditDialog, 'Debt Not Opened');
}
