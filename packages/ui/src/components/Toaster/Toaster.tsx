import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { ToastContext } from './ToastContext.ts';
import { ToastRegion } from './ToastRegion.ts';
import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_REMOVAL_DELAY_MS,
  TOAST_SWIPE_PX,
  toastsAfter,
  type ToastMessage,
  type ToastRecord,
} from './toasts.model.ts';
import * as styles from './Toaster.css.ts';

export interface ToasterProps {
  /** The part of the site that may show messages. */
  children: ReactNode;
}

/** Draws the messages of `useToast`; UiProvider holds the one a site needs. */
export function Toaster({ children }: ToasterProps) {
  const [toasts, dispatch] = useReducer(toastsAfter, []);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const nextId = useRef(1);
  const removals = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = removals.current;
    return () => {
      for (const timer of pending.values()) clearTimeout(timer);
      pending.clear();
    };
  }, []);

  const dismiss = useCallback((id: number) => {
    dispatch({ type: 'dismiss', id });
    // One record is kept at most, so one timer is enough: a newer message displaced the older ones.
    for (const timer of removals.current.values()) clearTimeout(timer);
    removals.current.clear();
    const timer = setTimeout(() => dispatch({ type: 'forget', id }), TOAST_REMOVAL_DELAY_MS);
    removals.current.set(id, timer);
  }, []);

  const notify = useCallback(
    (message: ToastMessage) => {
      const id = nextId.current;
      nextId.current += 1;
      dispatch({ type: 'notify', id, message });
      return () => dismiss(id);
    },
    [dismiss],
  );
  const value = useMemo(() => ({ notify }), [notify]);

  return (
    <ToastContext.Provider value={value}>
      <Toast.Provider
        duration={TOAST_DURATION_MS}
        swipeDirection="right"
        swipeThreshold={TOAST_SWIPE_PX}
      >
        <ToastRegion.Provider value={region}>{children}</ToastRegion.Provider>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
        {/* Without aria-live="off" a modal dialog hides the region, and its failure message is never read. */}
        <Toast.Viewport
          ref={setRegion}
          className={styles.viewport}
          hotkey={[TOAST_HOTKEY]}
          aria-live="off"
        />
      </Toast.Provider>
    </ToastContext.Provider>
  );
}

interface ToastItemProps {
  toast: ToastRecord;
  onDismiss: (id: number) => void;
}

function ToastItem({ toast, onDismiss }: ToastItemProps) {
  const variant = toast.variant ?? 'default';
  const Icon = variant === 'destructive' ? CircleAlert : CircleCheck;
  return (
    <Toast.Root
      className={styles.toast}
      data-variant={variant}
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) onDismiss(toast.id);
      }}
      // A refusal is read at once; other news waits for a pause.
      type={variant === 'destructive' ? 'foreground' : 'background'}
    >
      <span className={styles.icon} aria-hidden="true">
        <Icon size={20} />
      </span>
      <div>
        <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
        {toast.description ? (
          <Toast.Description className={styles.description}>{toast.description}</Toast.Description>
        ) : null}
        {toast.action ? (
          <Toast.Action
            className={styles.action}
            altText={toast.action.label}
            onClick={toast.action.onAction}
          >
            {toast.action.label}
          </Toast.Action>
        ) : null}
      </div>
      <Toast.Close className={styles.close} aria-label="Dismiss">
        <X size={16} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
