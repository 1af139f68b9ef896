import { DEFAULT_NOTIFICATION_PREFERENCES, type NotificationPreferenceValues } from '@dime-time/ui';
import { NOTIFICATION_PREFERENCES_KEY } from '../storage/storageKeys.ts';
import { storedValue, useStoredValue } from '../storage/storedValue.ts';

const preferences = storedValue(NOTIFICATION_PREFERENCES_KEY, (stored) =>
  readPreferences(stored, DEFAULT_NOTIFICATION_PREFERENCES),
);

/** The notification preferences, shared by all pages and stored in this browser only. */
export function useNotificationPreferences(): [
  preferences: NotificationPreferenceValues,
  change: (preferences: NotificationPreferenceValues) => void,
] {
  return [useStoredValue(preferences), preferences.write];
}

/** Reads stored switches; a missing or invalid one has its default. */
export function readPreferences<Preferences extends Readonly<Record<keyof Preferences, boolean>>>(
  stored: unknown,
  defaults: Preferences,
): Preferences {
  if (typeof stored !== 'object' || stored === null) return defaults;
  const switches = stored as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(defaults).map(([key, byDefault]) => [
      key,
      Object.hasOwn(switches, key) && typeof switches[key] === 'boolean'
        ? switches[key]
        : byDefault,
    ]),
  ) as unknown as Preferences;
}
