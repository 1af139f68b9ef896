import { useEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { config } from '../config/config.ts';
import { startScrollMemory } from './scrollMemory.ts';

const scroll = typeof window === 'undefined' ? undefined : startScrollMemory(window);

/**
 * What happens when a page comes to stand on the screen: the document is named after it, and it is
 * scrolled to where it belongs, then and whenever the history moves within it. The focus of a new page
 * is moved by the shell around it.
 */
export function usePageArrival(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${config.productName}`;
    scroll?.arrive();
  }, [title]);
  // It is drawn anew whenever the history moves, and then asks whether it has come to another entry.
  useHistoryState<unknown>();
  useEffect(() => scroll?.move());
}
