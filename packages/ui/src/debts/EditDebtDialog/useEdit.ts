import {
  type ActionResult,
  settle,
  useToast,
  useSingleFlight,
  useUndo,
} from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { editDebtDialogWords } from '../words/editDebtDialog.ts';

/** How long a change can be undone from its toast. */
const UNDO_FOR_MS = 10_000;

/** One change of a debt, and the titles of its toasts. */
export interface Edit {
  /** Makes the change. */
  send: () => Promise<ActionResult>;
  /** The title of the toast after success: 'Debt Updated'. */
  done: string;
  /** The title of the toast after a failure: 'Debt Not Updated'. */
  failed: string;
  /** Undoes it, if a call can; offered for ten seconds. */
  undo?: (() => Promise<ActionResult>) | undefined;
}

/**
 * Makes one change at a time and shows the result in a toast.
 *
 * @param onPendingChange is called when a change starts or ends.
 * @param onDone is called after a change was made.
 */
export function useEdit(
  onPendingChange: (pending: boolean) => void,
  onDone: () => void,
): [pending: boolean, make: (edit: Edit) => void] {
  const words = useWords(editDebtDialogWords);
  const { notify } = useToast();
  const takeBack = useUndo({
    doneTitle: words.undoneTitle,
    failedTitle: words.undoFailedTitle,
    unknown: words.undoUnknown,
  });
  return useSingleFlight(async ({ send, done, failed, undo }: Edit) => {
    onPendingChange(true);
    const result = await settle(send());
    onPendingChange(false);
    if (result.ok) {
      onDone();
      return void notify({
        title: done,
        description: result.message,
        ...(undo && {
          action: { label: words.undo, forMs: UNDO_FOR_MS, onAction: () => void takeBack(undo) },
        }),
      });
    }
    notify(
      result.unknown
        ? {
            title: words.unknownTitle,
            description: words.unknownMessage,
            variant: 'destructive',
          }
        : { title: failed, description: result.message, variant: 'destructive' },
    );
  });
}
