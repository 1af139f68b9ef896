export { ExtraPaymentDialog, type ExtraPaymentDialogProps } from './ExtraPaymentDialog.tsx';
export { type ExtraPaymentStart, type PayAction } from './ExtraPaymentForm.tsx';
