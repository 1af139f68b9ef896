import type { User } from '@dime-time/finance-core/contract';

/**
 * The time zone of dates: the household’s, so that every page and device shows the same day; else, or if
 * this browser does not know that zone, the browser’s.
 */
export function timeZoneOf(user: Pick<User, 'timeZone'> | undefined): string {
  if (user?.timeZone) {
    try {
      return new Intl.DateTimeFormat('en-US', { timeZone: user.timeZone }).resolvedOptions()
        .timeZone;
    } catch {
      // A name that is newer than the browser’s list of zones.
    }
  }
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
