import {
  calendarDayOf,
  ZERO_CENTS,
  type CalendarDay,
  type Cents,
  type Instant,
} from '@dime-time/finance-core';
import type { DashboardSummary } from '@dime-time/finance-core/contract';
import { type Loadable, LOADING, mapLoadable, ready } from '../primitives/index.ts';

/** What a forecast needs beside the debts. */
export interface HouseholdFigures {
  /** What a month's round-ups bring to the debts; nothing where that could not be read. */
  monthlyRoundUps: Cents;
  /** The household's today. */
  today: CalendarDay;
}

/**
 * What the household's forecast counts with: the server's figures where its summary has them, else
 * the page's own.
 *
 * @param own what a month's round-ups bring, worked out here for a server that does not say.
 */
export function householdFigures(
  summary: Loadable<DashboardSummary>,
  own: Loadable<Cents> | undefined,
  now: { asOf: Instant; timeZone: string },
): Loadable<HouseholdFigures> {
  if (summary.status === 'loading') return LOADING;
  const told = summary.status === 'ready' ? summary.data : undefined;
  const today = told?.asOf ?? calendarDayOf(now.asOf, now.timeZone);
  if (told?.monthlyRoundUps !== undefined) {
    return ready({ monthlyRoundUps: told.monthlyRoundUps, today });
  }
  // Without an answer the debts are still worth a forecast, at their minimums alone.
  if (!own || own.status === 'error') return ready({ monthlyRoundUps: ZERO_CENTS, today });
  return mapLoadable(own, (monthlyRoundUps) => ({ monthlyRoundUps, today }));
}
