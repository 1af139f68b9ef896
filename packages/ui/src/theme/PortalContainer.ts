import { createContext, useContext } from 'react';

export const PortalContainer = createContext<HTMLElement | null>(null);

/** The theme's element: overlays are drawn inside it, so that they keep its tokens. */
export function usePortalContainer(): HTMLElement | null {
  return useContext(PortalContainer);
}
