import { useEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { config } from '../config/config.ts';
import { startScrollRestoration } from './scrollRestoration.ts';

const scroll = typeof window === 'undefined' ? undefined : startScrollRestoration(window);

/**
 * Sets the document’s title and the scroll position when a page has rendered, and the position again
 * after each navigation within it. The AppShell moves the focus.
 */
export function usePageArrival(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${config.productName}`;
    scroll?.onPageRendered();
  }, [title]);
  // Re-renders on each navigation, so that the effect below runs.
  useHistoryState<unknown>();
  useEffect(() => scroll?.onNavigation());
}
