import { createContext, useContext } from 'react';

export interface Portal {
  /** The element for overlays; null until the provider is mounted. */
  readonly container: HTMLElement | null;
  /** Whether the element is known: immediately without a provider, otherwise once it is mounted. */
  readonly ready: boolean;
}

export const PortalContainer = createContext<Portal>({ container: null, ready: true });

/** Returns the theme’s element: overlays are rendered inside it, so that its tokens apply. */
export function usePortalContainer(): HTMLElement | null {
  return useContext(PortalContainer).container;
}

/**
 * Whether an overlay that is open initially may be rendered.
 *
 * Rendered earlier, it would be in the body, and be mounted again when it moves into the theme.
 */
export function usePortalReady(): boolean {
  return useContext(PortalContainer).ready;
}
