import type { ExtraPaymentDialogProps, ExtraPaymentStart } from '../../debts/index.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { type LateDialogState, useLateDialog } from '../../primitives/index.ts';

/** The dialog, apart from the page: its fields weigh as much as all panels, and few open it at once. */
export const LatePaymentDialog = lazyComponent<ExtraPaymentDialogProps>(() =>
  import('../../debts/ExtraPaymentDialog/ExtraPaymentDialog.tsx').then(
    (module) => module.ExtraPaymentDialog,
  ),
);

/** Whether the payment dialog is open, and what it opens with. */
export function usePaymentDialog(): LateDialogState<ExtraPaymentStart> {
  return useLateDialog<ExtraPaymentStart>(LatePaymentDialog, 'Payment Not Opened');
}
