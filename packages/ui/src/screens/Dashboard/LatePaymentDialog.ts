import { useCallback, useEffect, useState } from 'react';
import type {
  ExtraPaymentDialogProps,
  ExtraPaymentStart,
} from '../../components/ExtraPaymentDialog/index.ts';
import { useToast } from '../../components/Toaster/index.ts';
import { latePart } from '../../latePart.tsx';
import { whenIdle } from '../../whenIdle.ts';

/** The dialog, apart from the page: its fields weigh as much as all panels, and few open it at once. */
export const LatePaymentDialog = latePart<ExtraPaymentDialogProps>(() =>
  import('../../components/ExtraPaymentDialog/index.ts').then(
    (module) => module.ExtraPaymentDialog,
  ),
);

export interface PaymentDialogState {
  /** Whether it was opened once; from then on it stays, so that it can close in its own time. */
  wanted: boolean;
  /** What it opens with; `undefined` while it is closed. */
  start: ExtraPaymentStart | undefined;
  /** Opens it, once its code is there. */
  open: (start: ExtraPaymentStart) => void;
  close: () => void;
}

/**
 * Whether the dialog is open. Its code comes when the browser rests, long before a hand has found
 * the button; where it cannot be fetched, a message says so and the button can be pressed again.
 */
export function usePaymentDialog(): PaymentDialogState {
  const { notify } = useToast();
  const [wanted, setWanted] = useState(false);
  const [start, setStart] = useState<ExtraPaymentStart>();
  useEffect(() => whenIdle(() => void LatePaymentDialog.preload().catch(() => {})), []);
  const open = useCallback(
    (next: ExtraPaymentStart) => {
      LatePaymentDialog.preload().then(
        () => {
          setWanted(true);
          setStart(next);
        },
        () =>
          notify({
            title: 'Payment Not Opened',
            description: 'The form could not be loaded. Check your connection and try again.',
            variant: 'destructive',
          }),
      );
    },
    [notify],
  );
  const close = useCallback(() => setStart(undefined), []);
  return { wanted, start, open, close };
}
