import { useCallback } from 'react';
import { settle, type Undo } from '../actionResult.ts';
import { useWords } from '../../words/index.ts';
import { undoWords } from '../words/undo.ts';
import { useToast } from './ToastContext.ts';

/** Undoes a payment and shows the result in a toast. */
export function useUndo(): (run: Undo['run']) => Promise<void> {
  const words = useWords(undoWords);
  const { notify } = useToast();
  return useCallback(
    async (run) => {
      const result = await settle(run());
      if (result.ok) {
        return void notify({ title: words.doneTitle, description: words.done });
      }
      notify(
        result.unknown
          ? {
              title: words.unknownTitle,
              description: words.unknown,
              variant: 'destructive',
            }
          : { title: words.failedTitle, description: result.message, variant: 'destructive' },
      );
    },
    [notify, words],
  );
}
