import { createContext, useContext } from 'react';

export interface Portal {
  /** Where overlays are drawn; null until the provider is on the page. */
  readonly container: HTMLElement | null;
  /** Whether the place is known: at once without a provider, otherwise when it is on the page. */
  readonly ready: boolean;
}

export const PortalContainer = createContext<Portal>({ container: null, ready: true });

/** The theme's element: overlays are drawn inside it, so that they keep its tokens. */
export function usePortalContainer(): HTMLElement | null {
  return useContext(PortalContainer).container;
}

/**
 * Whether an overlay that is open from the start may be drawn.
 *
 * Drawn earlier it would stand in the body, and start over when it moves into the theme.
 */
export function usePortalReady(): boolean {
  return useContext(PortalContainer).ready;
}
