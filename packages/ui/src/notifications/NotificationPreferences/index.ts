export {
  NotificationPreferences,
  type NotificationPreferencesProps,
} from './NotificationPreferences.tsx';
export {
  DEFAULT_NOTIFICATION_PREFERENCES,
  type NotificationPermissionState,
  type NotificationPreferenceValues,
} from './NotificationPreferences.model.ts';
