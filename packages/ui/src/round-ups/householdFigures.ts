import {
  calendarDayOf,
  ZERO_CENTS,
  type CalendarDay,
  type Cents,
  type Instant,
  type PlanChoices,
} from '@dime-time/finance-core';
import type { DashboardSummary } from '@dime-time/finance-core/contract';
import { type Loadable, LOADING, mapLoadable, ready } from '../primitives/index.ts';

/** The inputs of a forecast besides the debts. */
export interface HouseholdFigures {
  /** How much a month’s round-ups contribute to the debts; zero if that failed to load. */
  monthlyRoundUps: Cents;
  /** Today’s date in the household’s time zone. */
  today: CalendarDay;
  /** The saved plan; `undefined` without one. */
  plan?: PlanChoices | undefined;
}

/**
 * Returns the inputs of the household’s forecast: the server’s figures if its summary has them,
 * else the page’s own.
 *
 * @param summary `undefined` if the page has none.
 * @param own a month’s round-ups, calculated by the page for a server that does not report them.
 */
export function householdFigures(
  summary: Loadable<DashboardSummary> | undefined,
  own: Loadable<Cents> | undefined,
  now: { asOf: Instant; timeZone: string },
): Loadable<HouseholdFigures> {
  if (summary?.status === 'loading') return LOADING;
  const reported = summary?.status === 'ready' ? summary.data : undefined;
  const today = reported?.asOf ?? calendarDayOf(now.asOf, now.timeZone);
  const plan = reported?.plan;
  if (reported?.monthlyRoundUps !== undefined) {
    return ready({ monthlyRoundUps: reported.monthlyRoundUps, today, plan });
  }
  // If this failed to load, the forecast uses only the minimums.
  if (!own || own.status === 'error') return ready({ monthlyRoundUps: ZERO_CENTS, today, plan });
  return mapLoadable(own, (monthlyRoundUps) => ({ monthlyRoundUps, today, plan }));
}
