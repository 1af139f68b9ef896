import type { ExtraPaymentDialogProps, ExtraPaymentInitial } from '../../debts/index.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { type LazyDialogState, useLazyDialog } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { dashboardWords } from '../words/dashboard.ts';

/**
 * The payment dialog, loaded separately: its code is as large as that of all panels, and it is
 * rarely opened immediately.
 */
export const LazyPaymentDialog = lazyComponent<ExtraPaymentDialogProps>(() =>
  import('../../debts/ExtraPaymentDialog/ExtraPaymentDialog.tsx').then(
    (module) => module.ExtraPaymentDialog,
  ),
);

/** Whether the payment dialog is open, and what it opens with. */
export function usePaymentDialog(): LazyDialogState<ExtraPaymentInitial> {
  return useLazyDialog<ExtraPaymentInitial>(
    LazyPaymentDialog,
    useWords(dashboardWords).paymentNotOpened,
  );
}
