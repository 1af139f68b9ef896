import type { Notice, ShortNotice } from '@dime-time/finance-core/validation';
import { useCallback } from 'react';
import type { Undo } from '../actionResult.ts';
import { useWords } from '../../words/index.ts';
import { undoWords } from '../words/undo.ts';
import { useToast } from './ToastContext.ts';
import { useUndo } from './useUndo.ts';

/** Shows a notice of the catalog as a toast, with an Undo button if the action can be undone. */
export function useNotice(): (notice: Notice | ShortNotice, undo?: Undo) => () => void {
  const words = useWords(undoWords);
  const { notify } = useToast();
  const undoAction = useUndo();
  return useCallback(
    (notice, undo) =>
      notify({
        title: notice.title,
        variant: notice.variant,
        description: 'message' in notice ? notice.message : undefined,
        ...(undo && {
          action: {
            label: words.undo,
            forMs: undo.forMs,
            onAction: () => void undoAction(undo.run),
          },
        }),
      }),
    [notify, undoAction, words],
  );
}
