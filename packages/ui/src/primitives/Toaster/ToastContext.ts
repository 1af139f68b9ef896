import { createContext, useContext } from 'react';
import type { ToastMessage } from './toasts.model.ts';

export interface Toasts {
  /** Shows a message in place of the previous one, and returns a function that withdraws it. */
  notify: (message: ToastMessage) => () => void;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * Shows short messages about what just happened.
 *
 * @throws Error outside a UiProvider, which is where messages are rendered.
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast must be used within a UiProvider');
  return toasts;
}
