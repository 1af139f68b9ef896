export { AddDebtDialog, type AddDebtDialogProps } from './AddDebtDialog.tsx';
export { type CreateDebtAction } from './AddDebtForm.tsx';
