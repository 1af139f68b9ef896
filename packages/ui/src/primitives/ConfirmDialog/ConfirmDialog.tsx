import { forwardRef, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogLayout, type DialogProps } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps
  extends DialogLayout, Pick<DialogProps, 'title' | 'description' | 'finalFocus'> {
  /** Whether the question is open. */
  open: boolean;
  /** What changes and what stays, where a sentence in `description` is not enough. */
  children?: ReactNode;
  /** The name of the action: Unlink. */
  confirmLabel: string;
  /** The name of the way back: Keep It. */
  cancelLabel: string;
  /**
   * The color of the action: `danger` for what cannot be undone.
   * @default 'danger'
   */
  tone?: 'danger' | 'accent' | undefined;
  /**
   * Whether the action is in progress: neither button can be pressed, and nothing closes the dialog.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * The name of the action while it is in progress.
   * @default `confirmLabel`
   */
  pendingLabel?: string | undefined;
  /** Called when the action is confirmed. Closing the dialog is yours. */
  onConfirm: () => void;
  /** Called with `false` when people cancel, by the button, Escape, the overlay or the close button. */
  onOpenChange: (open: boolean) => void;
}

/** Asks before something that cannot be undone, and says what changes. */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(
  {
    open,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'danger',
    pending = false,
    pendingLabel = confirmLabel,
    onConfirm,
    onOpenChange,
    ...dialog
  },
  ref,
) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      data-part="confirm-dialog"
      {...dialog}
      ref={ref}
      size="s"
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!pending}
      initialFocus={cancel}
      footer={
        <>
          <Button
            data-part="confirm-dialog-cancel"
            ref={cancel}
            variant="outline"
            tone="neutral"
            disabled={pending}
            onClick={() => onOpenChange(false)}
          >
            {cancelLabel}
          </Button>
          <Button
            data-part="confirm-dialog-confirm"
            tone={tone}
            pending={pending}
            pendingLabel={pendingLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
});
