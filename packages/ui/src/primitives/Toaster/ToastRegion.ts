import { createContext, useContext } from 'react';

export const ToastRegion = createContext<HTMLElement | null>(null);

/** The element that contains the messages; focus traps of overlays allow focus in it. */
export function useToastRegion(): HTMLElement | null {
  return useContext(ToastRegion);
}
