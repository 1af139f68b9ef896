import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../internal/useBrowserLayoutEffect.ts';

const REMOVE = 'button[data-remove]:enabled';

/**
 * Moves the focus from the button of a removed chip to that of the next one, or else to the previous
 * one, so that several can be removed with the keyboard.
 */
export function useFocusAfterRemoval(button: RefObject<HTMLButtonElement | null>): void {
  useBrowserLayoutEffect(() => {
    const own = button.current;
    // The cleanup runs while the chip is still in the page.
    return () => {
      if (!own || own !== own.ownerDocument.activeElement) return;
      const row =
        own.closest('ul, ol, [role="list"], [role="group"]') ?? own.parentElement?.parentElement;
      const all = [...(row?.querySelectorAll<HTMLElement>(REMOVE) ?? [])];
      const place = all.indexOf(own);
      const next = all[place + 1] ?? all[place - 1];
      queueMicrotask(() => {
        if (!own.isConnected) next?.focus();
      });
    };
  }, [button]);
}
