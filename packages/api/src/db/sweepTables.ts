import type { CalendarDay, Instant } from '@dime-time/finance-core';
import type { WriteOnce } from './writeOnce.ts';

/** The announced sweeps of thresholds; a row ends with its sweep. */
export interface ThresholdSweepsTable {
  user_id: WriteOnce<string>;
  /** The total that had left the purse when it was announced. */
  run_key: WriteOnce<string>;
  due_at: WriteOnce<Instant>;
}

/** The weeks that were swept of each household, whether or not that moved anything. */
export interface WeeklySweepsTable {
  user_id: WriteOnce<string>;
  /** The last day of the week. */
  sunday: WriteOnce<CalendarDay>;
}

/** The latest search of each time zone that found no weekly sweep. */
export interface SweepSearchesTable {
  time_zone: WriteOnce<string>;
  /** The last day of the week that was searched for. */
  sunday: CalendarDay;
  searched_at: Instant;
}
