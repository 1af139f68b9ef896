import type { EditDebtDialogProps } from '../EditDebtDialog/EditDebtDialog.tsx';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { type LazyDialogState, useLazyDialog } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { debtsWords } from '../words/debts.ts';

/** The dialog that edits a debt, loaded separately: its code is larger than that of the page. */
export const LazyEditDialog = lazyComponent<EditDebtDialogProps>(() =>
  import('../EditDebtDialog/EditDebtDialog.tsx').then((module) => module.EditDebtDialog),
);

/** Whether the dialog is open, and the ID of the debt that it edits. */
export function useEditDialog(): LazyDialogState<string> {
  return useLazyDialog<string>(LazyEditDialog, useWords(debtsWords).notOpened);
}
