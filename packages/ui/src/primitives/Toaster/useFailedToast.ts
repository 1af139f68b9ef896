import { useCallback } from 'react';
import { useWords } from '../../words/index.ts';
import type { ActionResult } from '../actionResult.ts';
import { failedToastWords } from '../words/failedToast.ts';
import type { ToastMessage } from './toasts.model.ts';

type FailedResult = Extract<ActionResult, { ok: false }>;

/**
 * Makes the toast of a form whose submission failed: nothing was added, or no response came.
 *
 * @returns a function of what failed, 'Debt Not Added', of the button to press again, 'Add Debt', and
 * of the result.
 */
export function useFailedToast(): (
  title: string,
  button: string,
  result: FailedResult,
) => ToastMessage {
  const words = useWords(failedToastWords);
  return useCallback(
    (title, button, { message, unknown }) => ({
      title: unknown ? words.unknownTitle : title,
      description: unknown ? words.unknown({ button }) : message,
      variant: 'destructive',
    }),
    [words],
  );
}
