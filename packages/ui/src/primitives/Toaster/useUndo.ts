import { useCallback } from 'react';
import { settle, type Undo } from '../actionResult.ts';
import { useWords } from '../../words/index.ts';
import { undoWords } from '../words/undo.ts';
import { useToast } from './ToastContext.ts';
import { useCanceledNotice } from './useCanceledNotice.ts';

/**
 * Undoes a payment and shows the result in a toast; what was not sent, or got no response, can be
 * tried again from there.
 */
export function useUndo(): (run: Undo['run']) => Promise<void> {
  const words = useWords(undoWords);
  const { notify } = useToast();
  const canceled = useCanceledNotice();
  return useCallback(
    async function undo(run) {
      const result = await settle(run());
      if (result.ok) return canceled();
      const isOpen = result.unknown || result.notSent;
      notify({
        title: result.unknown ? words.unknownTitle : words.failedTitle,
        description: result.unknown ? words.unknown : result.message,
        variant: 'destructive',
        ...(isOpen && { action: { label: words.retry, onAction: () => void undo(run) } }),
      });
    },
    [notify, canceled, words],
  );
}
