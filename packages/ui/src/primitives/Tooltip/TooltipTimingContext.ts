import { createContext, useContext, useSyncExternalStore } from 'react';
import { tooltipTiming, type TooltipTiming } from './tooltipTiming.ts';

/** What the tooltips of a site share; UiProvider makes one. */
export const TooltipTimingContext = createContext<TooltipTiming>(tooltipTiming());

/** The timing of the site, and how long a pointer has to rest on a control now. */
export function useTooltipTiming(): TooltipTiming & { delay: number } {
  const timing = useContext(TooltipTimingContext);
  const delay = useSyncExternalStore(timing.subscribe, timing.delayMs, timing.delayMs);
  return { ...timing, delay };
}
