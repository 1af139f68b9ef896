import type { ActionResult } from '../actionResult.ts';
import type { ToastMessage } from './toasts.model.ts';

/**
 * The toast of a form whose submission failed: nothing was added, or no response came.
 *
 * @param title what failed: 'Debt Not Added'.
 * @param button the button to press again: 'Add Debt'.
 */
export function createFailedToast(
  title: string,
  button: string,
  { message, unknown }: Extract<ActionResult, { ok: false }>,
): ToastMessage {
  return unknown
    ? {
        title: 'We’re not sure this went through',
        description: `We sent it but didn’t hear back. It’s safe to press ${button} again: nothing will be added twice.`,
        variant: 'destructive',
      }
    : { title, description: message, variant: 'destructive' };
}
