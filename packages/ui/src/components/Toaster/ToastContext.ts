import { createContext, useContext } from 'react';
import type { ToastMessage } from './toasts.model.ts';

export interface Toasts {
  /** Shows a message in place of the one before, and returns how to take it back. */
  notify: (message: ToastMessage) => () => void;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * Short messages about what just happened.
 *
 * @throws Error outside a UiProvider, which is where messages are drawn.
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast must be used within a UiProvider');
  return toasts;
}
