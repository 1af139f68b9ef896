import * as RadixDialog from 'radix-ui/dialog';
import { FocusScope } from 'radix-ui/internal';
import {
  forwardRef,
  useRef,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { focusNearest } from '../../internal/focusNearest.ts';
import { useToastRegion } from '../Toaster/ToastRegion.ts';
import { useDoubleClickGuard } from './useDoubleClickGuard.ts';
import { useOverlayState } from './useOverlayState.ts';

/** The props that every modal overlay has. */
export interface ModalOverlayProps {
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
  /** The element focused when it opens; without it, the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * The element focused after it closes, if no trigger opened it.
   * @default the trigger, or the element focused before it opened
   */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

interface ModalProps extends ModalOverlayProps {
  dismissible: boolean;
  /**
   * Whether the focus returns when it closes.
   * @default true
   */
  restoreFocus?: boolean | undefined;
  /** Whether its content has a description. */
  described: boolean;
  /** The class of the layer over the page, and its name as a part. */
  scrim: { className: string; 'data-part': string };
  className: string;
  style: CSSProperties | undefined;
  children: ReactNode;
}

/** The element and the behavior of dialog and drawer: focus, dismissal, the Back button and double clicks. */
export const Modal = forwardRef<HTMLDivElement, ModalProps>(function Modal(
  {
    open: openByParent,
    onOpenChange,
    trigger,
    initialFocus,
    finalFocus,
    dismissible,
    restoreFocus = true,
    described,
    scrim,
    className,
    style,
    children,
    ...rest
  },
  ref,
) {
  const { open, change, container } = useOverlayState({
    open: openByParent,
    onOpenChange,
    dismissible,
  });
  const opener = useRef<Element | null>(null);
  const { onOpening, isSecondPress, contentProps } = useDoubleClickGuard();
  const onCloseAutoFocus = (event: Event) => {
    // A dialog that has opened meanwhile keeps the focus. Its trap would bring it back, but a
    // control that loses the focus while a key is down ignores the key.
    if (!restoreFocus || document.activeElement?.closest('[role="dialog"]')) {
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
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={change}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay {...scrim}>
          <RadixDialog.Content
            {...rest}
            ref={ref}
            className={className}
            style={style}
            {...contentProps}
            onEscapeKeyDown={(event) => {
              if (!dismissible) event.preventDefault();
            }}
            onPointerDownOutside={(event) => {
              if (!dismissible || isSecondPress(event)) event.preventDefault();
            }}
            {...(described ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              onOpening(event);
              opener.current = document.activeElement;
              if (!initialFocus?.current) return;
              event.preventDefault();
              initialFocus.current.focus();
            }}
            onCloseAutoFocus={onCloseAutoFocus}
          >
            <MessagesWithinReach />
            {children}
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
