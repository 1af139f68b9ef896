import { createContext, useContext } from 'react';

export const ToastRegion = createContext<HTMLElement | null>(null);

/** The element the messages are drawn in; overlays that hold the focus let it go there. */
export function useToastRegion(): HTMLElement | null {
  return useContext(ToastRegion);
}
