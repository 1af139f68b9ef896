import type { Cents } from '../../money/index.ts';
import {
  addDays,
  calendarDayOf,
  epochMillis,
  startOfDay,
  startOfWeek,
  type Instant,
} from '../../time/index.ts';

/** When collected round-ups are applied: each week, once they reach the threshold, or at either. */
export const SWEEP_SCHEDULES = ['weekly', 'threshold', 'both'] as const;
export type SweepSchedule = (typeof SWEEP_SCHEDULES)[number];

/** How long a threshold sweep is announced before it moves money. */
const THRESHOLD_NOTICE_HOURS = 24;

export interface NextSweepInput {
  /** What a sweep would move. */
  waiting: Cents;
  /** Whether there is a debt or an investment to sweep into: see `sweepHasTarget`. */
  hasTarget: boolean;
  sweep: SweepSchedule;
  /** Since when at least the threshold has been waiting; `undefined` while less does. */
  thresholdReachedAt: Instant | undefined;
  /** No sweep moves money before it; `undefined` while not paused. */
  pausedUntil: Instant | undefined;
  /** The present moment. */
  now: Instant;
  timeZone: string;
}

/**
 * The next moment at which a sweep moves money: Monday 00:00 in the household's zone, or a day after
 * the threshold was reached, whichever its schedule has and comes first.
 *
 * @returns `undefined` while nothing waits or a sweep has no target, sweeps are paused, or the schedule waits
 * for a threshold that is not reached.
 * @throws RangeError when an instant is malformed or the zone unknown.
 * @example nextSweep({ …, sweep: 'weekly', now: '2026-11-19T14:05:00Z', timeZone: 'UTC' })
 * // '2026-11-23T00:00:00.000Z'
 */
export function nextSweep(input: NextSweepInput): Instant | undefined {
  const { waiting, hasTarget, sweep, thresholdReachedAt, pausedUntil, now, timeZone } = input;
  if (waiting <= 0 || !hasTarget) return undefined;
  if (pausedUntil !== undefined && epochMillis(pausedUntil) > epochMillis(now)) return undefined;
  const moments: number[] = [];
  if (sweep !== 'threshold') moments.push(nextMonday(now, timeZone));
  if (sweep !== 'weekly' && thresholdReachedAt !== undefined) {
    moments.push(epochMillis(thresholdSweepDue(thresholdReachedAt)));
  }
  return moments.length === 0 ? undefined : new Date(Math.min(...moments)).toISOString();
}

/**
 * When the sweep of a threshold that was reached is due, a day later.
 *
 * @throws RangeError when the instant is malformed.
 * @example thresholdSweepDue('2026-11-19T14:05:00Z') // '2026-11-20T14:05:00.000Z'
 */
export function thresholdSweepDue(reachedAt: Instant): Instant {
  return new Date(epochMillis(reachedAt) + THRESHOLD_NOTICE_HOURS * 3_600_000).toISOString();
}

function nextMonday(now: Instant, timeZone: string): number {
  const today = calendarDayOf(now, timeZone);
  return startOfDay(addDays(startOfWeek(today), 7), timeZone);
}
