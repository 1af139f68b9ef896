/** How long a pointer rests before a tooltip opens. */
const TOOLTIP_DELAY_MS = 700;
/** How soon after one has closed the next opens without that wait. */
const TOOLTIP_SKIP_MS = 300;

/** What the tooltips of a site know of one another. */
export interface TooltipTiming {
  /** How long a pointer has to rest now. */
  delayMs: () => number;
  /** Hears when that changes; returns how to stop. */
  subscribe: (hear: () => void) => () => void;
  /** A tooltip opened. */
  opened: () => void;
  /** A tooltip closed. */
  closed: () => void;
}

/** No wait while a tooltip is open or was a moment ago: whoever reads one is looking around. */
export function tooltipTiming(): TooltipTiming {
  let looking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    clearTimeout(timer);
    if (looking === next) return;
    looking = next;
    for (const hear of listeners) hear();
  };
  return {
    delayMs: () => (looking ? 0 : TOOLTIP_DELAY_MS),
    subscribe: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    opened: () => set(true),
    closed: () => {
      clearTimeout(timer);
      timer = setTimeout(() => set(false), TOOLTIP_SKIP_MS);
    },
  };
}
