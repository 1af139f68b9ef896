/** The hover delay before a tooltip opens, in milliseconds. */
const TOOLTIP_DELAY_MS = 700;
/** How long after one closed the next opens without delay, in milliseconds. */
const TOOLTIP_SKIP_MS = 300;

/** The hover delay, shared by the tooltips of a site. */
export interface TooltipTiming {
  /** The current hover delay, in milliseconds. */
  delayMs: () => number;
  /** Calls the listener when it changes; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Call it when a tooltip opened. */
  opened: () => void;
  /** Call it when a tooltip closed. */
  closed: () => void;
}

/**
 * Creates the timing: no delay while a tooltip is open or shortly afterwards, because people then
 * read several in a row.
 */
export function tooltipTiming(): TooltipTiming {
  let skipsDelay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    clearTimeout(timer);
    if (skipsDelay === next) return;
    skipsDelay = next;
    for (const listener of listeners) listener();
  };
  return {
    delayMs: () => (skipsDelay ? 0 : TOOLTIP_DELAY_MS),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    opened: () => set(true),
    closed: () => {
      clearTimeout(timer);
      timer = setTimeout(() => set(false), TOOLTIP_SKIP_MS);
    },
  };
}
