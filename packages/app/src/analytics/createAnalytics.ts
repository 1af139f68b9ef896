import { CONSENT_DENIED } from './consent.ts';
import { paramsOf, type AnalyticsEvent, type EventDefaults } from './events.ts';
import type { UserProperties } from './userProperties.ts';

/** The parts of the page that the tag manager’s script needs. */
export interface AnalyticsPage {
  /** Appends a command to the script’s queue. */
  push: (...command: unknown[]) => void;
  /** Loads a script of another origin. */
  loadScript: (address: string) => void;
  warn: (message: string) => void;
}

export interface AnalyticsOptions extends EventDefaults {
  /** Without one, nothing is loaded and nothing is sent. */
  measurementId: string | undefined;
}

export interface Analytics {
  track: (event: AnalyticsEvent) => void;
  identify: (properties: UserProperties) => void;
}

/**
 * Starts analytics, if a measurement id is configured.
 *
 * Consent is denied before the script loads: it then stores nothing and reads no cookie.
 */
export function createAnalytics(
  { measurementId, ...defaults }: AnalyticsOptions,
  page: AnalyticsPage,
  now: () => Date = () => new Date(),
): Analytics {
  if (measurementId === undefined) {
    page.warn('Analytics are disabled: VITE_GA_MEASUREMENT_ID is not set.');
    return { track: () => {}, identify: () => {} };
  }
  page.push('consent', 'default', CONSENT_DENIED);
  page.push('js', now());
  page.push('config', measurementId);
  page.loadScript(
    `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`,
  );
  return {
    track: (event) => page.push('event', event.name, paramsOf(event, defaults)),
    identify: (properties) => page.push('set', 'user_properties', properties),
  };
}
