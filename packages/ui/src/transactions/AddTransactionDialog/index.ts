export { AddTransactionDialog, type AddTransactionDialogProps } from './AddTransactionDialog.tsx';
export { type CreateTransactionAction } from './AddTransactionForm.tsx';
