import { createContext, useContext, useSyncExternalStore } from 'react';
import { tooltipTiming, type TooltipTiming } from './tooltipTiming.ts';

/** The state shared by the tooltips of a site; created by UiProvider. */
export const TooltipTimingContext = createContext<TooltipTiming>(tooltipTiming());

/** Returns the timing of the site, and the current hover delay in milliseconds. */
export function useTooltipTiming(): TooltipTiming & { delay: number } {
  const timing = useContext(TooltipTimingContext);
  const delay = useSyncExternalStore(timing.subscribe, timing.delayMs, timing.delayMs);
  return { ...timing, delay };
}
