import { useEffect } from 'react';
import { config } from '../config.ts';
import { startScrollMemory } from './scrollMemory.ts';

const scroll = typeof window === 'undefined' ? undefined : startScrollMemory(window);

/**
 * What happens when a page comes to stand on the screen: the document is named after it, and it is
 * scrolled to where it belongs. The focus is moved by the shell around it.
 */
export function usePageArrival(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${config.productName}`;
    scroll?.arrive();
  }, [title]);
}
