import { type ActionResult, settle, useToast, useSingleFlight } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { editDebtDialogWords } from '../words/editDebtDialog.ts';

/** One change of a debt, and the titles of its toasts. */
export interface Edit {
  /** Makes the change. */
  send: () => Promise<ActionResult>;
  /** The title of the toast after success: 'Debt Updated'. */
  done: string;
  /** The title of the toast after a failure: 'Debt Not Updated'. */
  failed: string;
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
  return useSingleFlight(async ({ send, done, failed }: Edit) => {
    onPendingChange(true);
    const result = await settle(send());
    onPendingChange(false);
    if (result.ok) {
      onDone();
      return void notify({ title: done, description: result.message });
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
