import { useCallback } from 'react';
import { settle, type Undo } from '../actionResult.ts';
import { useToast } from './ToastContext.ts';

/** Undoes a payment and shows the result in a toast. */
export function useUndo(): (run: Undo['run']) => Promise<void> {
  const { notify } = useToast();
  return useCallback(
    async (run) => {
      const result = await settle(run());
      if (result.ok) {
        return void notify({ title: 'Payment Canceled', description: 'No money was moved.' });
      }
      notify(
        result.unknown
          ? {
              title: 'We’re not sure this went through',
              description:
                'We didn’t hear back. Your payment history shows whether the payment was canceled.',
              variant: 'destructive',
            }
          : { title: 'Payment Not Canceled', description: result.message, variant: 'destructive' },
      );
    },
    [notify],
  );
}
