import { config } from '../config/config.ts';
import { browserPage } from './browserPage.ts';
import { createAnalytics, type Analytics } from './createAnalytics.ts';
import type { AnalyticsEvent } from './events.ts';
import type { UserProperties } from './userProperties.ts';
import { watchErrors } from './watchErrors.ts';

let analytics: Analytics | undefined;

/** Starts analytics and error reporting; once, when the app starts in a browser. */
export function startAnalytics(): void {
  if (analytics) return;
  analytics = createAnalytics(
    { measurementId: config.gaMeasurementId, bankProvider: config.bankProvider },
    browserPage,
  );
  watchErrors(window, analytics);
}

/** Sends an event, if analytics have started. */
export function track(event: AnalyticsEvent): void {
  analytics?.track(event);
}

/** Sets the properties of the signed-in user. */
export function identify(properties: UserProperties): void {
  analytics?.identify(properties);
}
