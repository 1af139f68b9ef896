import { useCallback } from 'react';
import { settle, type Undo } from './actionResult.ts';
import { useToast } from './components/Toaster/index.ts';

/** Takes a payment back and says in a toast how that went. */
export function useUndo(): (run: Undo['run']) => Promise<void> {
  const { notify } = useToast();
  return useCallback(
    async (run) => {
      const result = await settle(run());
      if (result.ok) {
        return void notify({ title: 'Payment Undone', description: 'Nothing was paid.' });
      }
      notify(
        result.unknown
          ? {
              title: 'We do not know yet',
              description: 'No answer came. Your payment history shows whether it was undone.',
              variant: 'destructive',
            }
          : { title: 'Payment Not Undone', description: result.message, variant: 'destructive' },
      );
    },
    [notify],
  );
}
