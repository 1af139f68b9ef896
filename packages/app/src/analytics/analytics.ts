import { config } from '../config/config.ts';
import { browserPage } from './browserPage.ts';
import { createAnalytics, type Analytics } from './createAnalytics.ts';
import type { AnalyticsEvent } from './events.ts';
import type { UserProperties } from './userProperties.ts';
import { watchErrors } from './watchErrors.ts';

let analytics: Analytics | undefined;

/** Starts counting and reporting errors; once, where the app starts in a browser. */
export function startAnalytics(): void {
  if (analytics) return;
  analytics = createAnalytics(
    { measurementId: config.gaMeasurementId, bankProvider: config.bankProvider },
    browserPage,
  );
  watchErrors(window, analytics);
}

/** Counts one event, where counting has been started. */
export function track(event: AnalyticsEvent): void {
  analytics?.track(event);
}

/** Tells what kind of person is signed in. */
export function identify(properties: UserProperties): void {
  analytics?.identify(properties);
}
