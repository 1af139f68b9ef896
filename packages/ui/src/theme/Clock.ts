import { calendarDayOf, type CalendarDay, type Instant } from '@dime-time/finance-core';
import { createContext, useContext } from 'react';

/** The time that a page shows. No component reads a clock of its own. */
export interface Clock {
  /** The current time; days, ages and forecasts count from it. */
  readonly asOf: Instant;
  /** The reader’s time zone, an IANA name: 'America/New_York'. */
  readonly timeZone: string;
}

export const ClockContext = createContext<Clock | undefined>(undefined);

/**
 * The clock of the provider.
 *
 * @throws TypeError if the provider has none.
 */
export function useClock(): Clock {
  return useContext(ClockContext) ?? missing('clock');
}

/** The current time: of the component, or else of the provider. */
export function useAsOf(own: Instant | undefined): Instant {
  const clock = useContext(ClockContext);
  return own ?? clock?.asOf ?? missing('asOf');
}

/** The time zone: of the component, or else of the provider. */
export function useTimeZone(own: string | undefined): string {
  const clock = useContext(ClockContext);
  return own ?? clock?.timeZone ?? missing('timeZone');
}

/** Today’s date: of the component, or else of the provider. */
export function useToday(own: CalendarDay | undefined): CalendarDay {
  const clock = useContext(ClockContext);
  return own ?? (clock && calendarDayOf(clock.asOf, clock.timeZone)) ?? missing('today');
}

function missing(prop: string): never {
  const instead = prop === 'clock' ? '' : `, or ${prop} to this component`;
  throw new TypeError(`Pass clock={{ asOf, timeZone }} to UiProvider${instead}.`);
}
