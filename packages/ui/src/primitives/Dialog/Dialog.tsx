import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { FocusScope } from 'radix-ui/internal';
import {
  forwardRef,
  useRef,
  useState,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { focusNearest } from '../../internal/focusNearest.ts';
import { useOpenOverlay } from './useOpenOverlay.ts';
import { classes } from '../../theme/classes.ts';
import { usePortalContainer, usePortalReady } from '../../theme/PortalContainer.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useToastRegion } from '../Toaster/ToastRegion.ts';
import { DialogFooter } from './DialogFooter.tsx';
import * as styles from './Dialog.css.ts';
import { useDoubleClickGuard } from './useDoubleClickGuard.ts';

/** The layout props of the dialog element. */
export interface DialogLayout {
  /** A class of your own, for layout. */
  className?: string | undefined;
  /** Styles of your own, for layout. */
  style?: CSSProperties | undefined;
}

export interface DialogProps extends DialogLayout {
  /**
   * Whether it is open.
   * @default undefined, the trigger opens it
   */
  open?: boolean | undefined;
  /**
   * Called when people open or close it, with the trigger, the close button, Escape or the overlay.
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The control that opens it and gets the focus back; one element. */
  trigger?: ReactElement | undefined;
  /** The dialog’s name. */
  title: string;
  /** What people should know before acting. */
  description?: ReactNode;
  /** The dialog’s content. */
  children?: ReactNode;
  /** The buttons at its end, cancel first and confirm last. */
  footer?: ReactNode;
  /**
   * Its maximum width: 26, 32 or 46 rem. On a phone it is a full-width bottom sheet.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
  /**
   * Whether Escape, the overlay and a close button close it; set it to false while work is in
   * progress.
   * @default true
   */
  dismissible?: boolean | undefined;
  /** The element focused when it opens; without it, the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * The element focused after it closes, if no trigger opened it.
   * @default the trigger, or the element focused before it opened
   */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * The name of the close button.
   * @default 'Close'
   */
  closeLabel?: string | undefined;
}

/** Shows a question or a small form over the page, which waits for the answer. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  {
    open: openByOwner,
    onOpenChange,
    trigger,
    title,
    description,
    children,
    footer,
    size = 'm',
    dismissible = true,
    initialFocus,
    finalFocus,
    closeLabel = 'Close',
    className,
    style,
  },
  ref,
) {
  const container = usePortalContainer();
  const ready = usePortalReady();
  const [openByTrigger, setOpenByTrigger] = useState(false);
  const open = (openByOwner ?? openByTrigger) && ready;
  const change = (opens: boolean) => {
    setOpenByTrigger(opens);
    onOpenChange?.(opens);
  };
  useOpenOverlay(open, () => {
    if (dismissible) change(false);
  });
  const opener = useRef<Element | null>(null);
  const { onOpening, isSecondPress, contentProps } = useDoubleClickGuard();
  return (
    <RadixDialog.Root open={open} onOpenChange={change}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay className={styles.scrim}>
          <RadixDialog.Content
            ref={ref}
            className={classes(styles.content, styles.size[size], className)}
            style={style}
            {...contentProps}
            onEscapeKeyDown={(event) => {
              if (!dismissible) event.preventDefault();
            }}
            onPointerDownOutside={(event) => {
              if (!dismissible || isSecondPress(event)) event.preventDefault();
            }}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            onOpenAutoFocus={(event) => {
              onOpening(event);
              opener.current = document.activeElement;
              if (!initialFocus?.current) return;
              event.preventDefault();
              initialFocus.current.focus();
            }}
            onCloseAutoFocus={(event) => {
              // A dialog that has opened meanwhile keeps the focus. Its trap would bring it back,
              // but a control that loses the focus while a key is down ignores the key.
              if (document.activeElement?.closest('[role="dialog"]')) {
                event.preventDefault();
                return;
              }
              // Radix returns the focus only to its own trigger.
              const target = finalFocus?.current ?? (trigger ? null : opener.current);
              if (!(target instanceof HTMLElement)) return;
              event.preventDefault();
              target.focus();
              // An action in the dialog may have disabled that control.
              if (document.activeElement !== target) focusNearest(target);
            }}
          >
            <div className={styles.head}>
              <RadixDialog.Title asChild>
                <Heading level={2}>{title}</Heading>
              </RadixDialog.Title>
              {description === undefined ? null : (
                <RadixDialog.Description asChild>
                  <div className={styles.description}>{description}</div>
                </RadixDialog.Description>
              )}
            </div>
            <MessagesWithinReach />
            {children}
            {footer === undefined ? null : <DialogFooter>{footer}</DialogFooter>}
            {/* Last in the document, so that the form gets the initial focus instead of the close button. */}
            {dismissible ? (
              <RadixDialog.Close asChild>
                <IconButton
                  className={styles.close}
                  size="s"
                  label={closeLabel}
                  tooltip={false}
                  icon={<X size={18} aria-hidden="true" />}
                />
              </RadixDialog.Close>
            ) : null}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
});

/** Lets F8 move the focus to the toast, which the dialog’s focus trap would prevent. */
function MessagesWithinReach() {
  FocusScope.useFocusScopeBranch(useToastRegion());
  return null;
}
