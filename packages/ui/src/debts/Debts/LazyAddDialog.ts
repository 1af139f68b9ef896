import type { AddDebtDialogProps } from '../AddDebtDialog/AddDebtDialog.tsx';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { type LazyDialogState, useLazyDialog } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { debtsWords } from '../words/debts.ts';

/** The dialog that adds a debt, loaded separately: it has fields and rules that the page has not. */
export const LazyAddDialog = lazyComponent<AddDebtDialogProps>(() =>
  import('../AddDebtDialog/AddDebtDialog.tsx').then((module) => module.AddDebtDialog),
);

/** Whether the dialog is open. */
export function useAddDialog(): LazyDialogState<true> {
  return useLazyDialog<true>(LazyAddDialog, useWords(debtsWords).notOpened);
}
