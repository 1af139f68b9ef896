import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { whenIdle } from '../../internal/whenIdle.ts';
import { ToastContext } from './ToastContext.ts';
import type { ToastMessagesProps } from './ToastMessages.tsx';
import { ToastRegion } from './ToastRegion.ts';
import { TOAST_REMOVAL_DELAY_MS, toastsAfter, type ToastMessage } from './toasts.model.ts';

const ToastMessages = lazyComponent<ToastMessagesProps>(() =>
  import('./ToastMessages.tsx').then((module) => module.ToastMessages),
);

export interface ToasterProps {
  /** The part of the site that may show messages. */
  children: ReactNode;
}

/**
 * Shows the messages of `useToast`; `UiProvider` holds the one a site needs.
 *
 * A page starts without a message, so the code that shows them loads once the page is used, when the
 * browser is idle: before the first one, which may be about a lost connection. A message sent earlier
 * waits for it.
 */
export function Toaster({ children }: ToasterProps) {
  const [toasts, dispatch] = useReducer(toastsAfter, []);
  const [drawn, setDrawn] = useState(false);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const nextId = useRef(1);
  const shown = useRef<{ id: number; message: ToastMessage }>(undefined);
  const removals = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const draw = useRef(() => {});

  useEffect(() => {
    const pending = removals.current;
    return () => {
      for (const timer of pending.values()) clearTimeout(timer);
      pending.clear();
    };
  }, []);
  useEffect(() => {
    const left = new AbortController();
    // If loading fails, it is retried for the next message and when the network is back.
    const fetchAndDraw = () => {
      ToastMessages.preload().then(
        () => setDrawn(true),
        () => window.addEventListener('online', fetchAndDraw, { once: true, signal: left.signal }),
      );
    };
    draw.current = fetchAndDraw;
    return () => left.abort();
  }, []);
  useEffect(() => whenIdle(() => void ToastMessages.preload().catch(() => {})), []);

  const dismiss = useCallback((id: number) => {
    dispatch({ type: 'dismiss', id });
    if (shown.current?.id === id) notifyClosed(shown);
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
      notifyClosed(shown);
      shown.current = { id, message };
      draw.current();
      return () => dismiss(id);
    },
    [dismiss],
  );
  const value = useMemo(() => ({ notify }), [notify]);

  return (
    <ToastContext.Provider value={value}>
      <ToastRegion.Provider value={region}>{children}</ToastRegion.Provider>
      {drawn && <ToastMessages toasts={toasts} onDismiss={dismiss} onRegion={setRegion} />}
    </ToastContext.Provider>
  );
}

function notifyClosed(shown: RefObject<{ message: ToastMessage } | undefined>): void {
  const closed = shown.current;
  shown.current = undefined;
  closed?.message.onClose?.();
}
