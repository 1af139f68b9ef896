import { useCallback } from 'react';
import { useWords } from '../../words/index.ts';
import { undoWords } from '../words/undo.ts';
import { useToast } from './ToastContext.ts';

/** Shows in a toast that a payment was undone, here or on another page. */
export function useCanceledNotice(): () => void {
  const words = useWords(undoWords);
  const { notify } = useToast();
  return useCallback(() => {
    notify({ title: words.doneTitle, description: words.done });
  }, [notify, words]);
}
