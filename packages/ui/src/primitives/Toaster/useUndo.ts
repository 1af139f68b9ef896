import { useCallback } from 'react';
import { settle, type Undo } from '../actionResult.ts';
import { useWords } from '../../words/index.ts';
import { undoWords } from '../words/undo.ts';
import { useToast } from './ToastContext.ts';

/** What an undo is called in its toasts. */
export interface UndoTexts {
  /** The title after success. */
  doneTitle: string;
  /** What success means. */
  done?: string | undefined;
  /** The title after a failure. */
  failedTitle: string;
  /** Where to see whether an undo without a response was made. */
  unknown: string;
}

/**
 * Undoes an action and shows the result in a toast; what was not sent, or got no response, can be
 * tried again from there.
 *
 * @param texts those of a payment by default.
 */
export function useUndo(texts?: UndoTexts): (run: Undo['run']) => Promise<void> {
  const words = useWords(undoWords);
  const { notify } = useToast();
  const { doneTitle, done, failedTitle, unknown } = texts ?? words;
  return useCallback(
    async function undo(run) {
      const result = await settle(run());
      if (result.ok) return void notify({ title: doneTitle, description: done });
      const isOpen = result.unknown || result.notSent;
      notify({
        title: result.unknown ? words.unknownTitle : failedTitle,
        description: result.unknown ? unknown : result.message,
        variant: 'destructive',
        ...(isOpen && { action: { label: words.retry, onAction: () => void undo(run) } }),
      });
    },
    [notify, words, doneTitle, done, failedTitle, unknown],
  );
}
