import { CircleAlert, CircleCheck, X } from 'lucide-react';
import * as Toast from 'radix-ui/toast';
import { useRef } from 'react';
import { useWords } from '../../words/index.ts';
import { toastMessagesWords } from '../words/toastMessages.ts';
import { closeTopOverlay } from '../overlayStack.ts';
import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_PX,
  type ToastRecord,
} from './toasts.model.ts';
import { ToastActionButton } from './ToastActionButton.tsx';
import * as styles from './Toaster.css.ts';

export interface ToastMessagesProps {
  toasts: readonly ToastRecord[];
  /** Called when a message closes: automatically, by its button, by a swipe or by Escape. */
  onDismiss: (id: number) => void;
  /** Gets the element that contains the messages. */
  onRegion: (region: HTMLElement | null) => void;
}

/** The messages and their region, including timing, focus, swipe and announcements. */
export function ToastMessages({ toasts, onDismiss, onRegion }: ToastMessagesProps) {
  const words = useWords(toastMessagesWords);
  return (
    <Toast.Provider
      label={words.message}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
      {/* Without aria-live="off", a modal dialog hides the region, and a failure is not announced. */}
      <Toast.Viewport
        ref={onRegion}
        data-part="toaster"
        className={styles.viewport}
        hotkey={[TOAST_HOTKEY]}
        label={`${words.messages} (${TOAST_HOTKEY})`}
        aria-live="off"
      />
    </Toast.Provider>
  );
}

interface ToastItemProps {
  toast: ToastRecord;
  onDismiss: (id: number) => void;
}

function ToastItem({ toast, onDismiss }: ToastItemProps) {
  const words = useWords(toastMessagesWords);
  const variant = toast.variant ?? 'default';
  const item = useRef<HTMLLIElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const Icon = variant === 'destructive' ? CircleAlert : CircleCheck;
  return (
    <Toast.Root
      ref={item}
      data-part="toaster-toast"
      className={styles.toast}
      data-variant={variant}
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) onDismiss(toast.id);
      }}
      {...(toast.action?.forMs === undefined ? {} : { duration: toast.action.forMs })}
      onEscapeKeyDown={(event) => {
        // Escape is meant for a dialog below the message, unless the focus is in the message.
        const isWithin = item.current?.contains(document.activeElement) === true;
        if (!isWithin && closeTopOverlay()) event.preventDefault();
      }}
      // A failure is announced immediately, other messages at the next pause.
      type={variant === 'destructive' ? 'foreground' : 'background'}
    >
      <span data-part="toaster-icon" className={styles.icon} aria-hidden="true">
        <Icon size={20} />
      </span>
      <div>
        <Toast.Title data-part="toaster-title" className={styles.title}>
          {toast.title}
        </Toast.Title>
        {toast.description ? (
          <Toast.Description data-part="toaster-description" className={styles.description}>
            {toast.description}
          </Toast.Description>
        ) : null}
        {toast.action ? <ToastActionButton action={toast.action} closeButton={close} /> : null}
      </div>
      <Toast.Close
        ref={close}
        data-part="toaster-close"
        className={styles.close}
        aria-label={words.dismiss}
      >
        <X size={16} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
