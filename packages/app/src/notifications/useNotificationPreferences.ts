import { DEFAULT_NOTIFICATION_PREFERENCES, type NotificationPreferenceValues } from '@dime-time/ui';
import { readPreferences } from './readPreferences.ts';
import { storedValue } from '../storage/storedValue.ts';
import { useStoredValue } from '../storage/useStoredValue.ts';

const preferences = storedValue('dime-time.notification-preferences', (kept) =>
  readPreferences(kept, DEFAULT_NOTIFICATION_PREFERENCES),
);

/** What this person wants to be told: one state for every page, kept in this browser only. */
export function useNotificationPreferences(): [
  preferences: NotificationPreferenceValues,
  change: (preferences: NotificationPreferenceValues) => void,
] {
  return [useStoredValue(preferences), preferences.write];
}
