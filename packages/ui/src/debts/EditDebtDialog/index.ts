export { EditDebtDialog, type EditDebtDialogProps } from './EditDebtDialog.tsx';
