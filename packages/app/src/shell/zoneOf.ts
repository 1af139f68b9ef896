import type { User } from '@dime-time/finance-core/contract';

/**
 * The zone in which days and dates are shown: the household's, so that every page and every device
 * tells the same day, else the browser's. A zone that this browser does not know is not the household's.
 */
export function zoneOf(user: Pick<User, 'timeZone'> | undefined): string {
  if (user?.timeZone) {
    try {
      return new Intl.DateTimeFormat('en-US', { timeZone: user.timeZone }).resolvedOptions()
        .timeZone;
    } catch {
      // A newer name than the browser's list of zones.
    }
  }
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
