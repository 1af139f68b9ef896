import { useEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { startScrollRestoration } from './scrollRestoration.ts';

const scroll = typeof window === 'undefined' ? undefined : startScrollRestoration(window);

/**
 * Sets the scroll position when the component mounts beside its page, and again after each navigation
 * within the page. The AppShell moves the focus.
 */
export function useScrollRestoration(): void {
  useEffect(() => scroll?.onPageRendered(), []);
  // Re-renders on each navigation, so that the effect below runs.
  useHistoryState<unknown>();
  useEffect(() => scroll?.onNavigation());
}
