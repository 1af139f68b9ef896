export type {
  AppNotification,
  NotificationPriority,
  NotificationType,
} from './NotificationList/NotificationList.model.ts';
export {
  NotificationList,
  type NotificationListProps,
} from './NotificationList/NotificationList.tsx';
export {
  DEFAULT_NOTIFICATION_PREFERENCES,
  type NotificationPermissionState,
  type NotificationPreferenceValues,
} from './NotificationPreferences/NotificationPreferences.model.ts';
export {
  NotificationPreferences,
  type NotificationPreferencesProps,
} from './NotificationPreferences/NotificationPreferences.tsx';
export {
  Notifications,
  type NotificationsProps,
  type NotificationsTab,
} from './Notifications/Notifications.tsx';
export type {
  TestNotificationAction,
  TestNotificationWords,
} from './NotificationTestCenter/NotificationTestCenter.model.ts';
export {
  NotificationTestCenter,
  type NotificationTestCenterProps,
} from './NotificationTestCenter/NotificationTestCenter.tsx';
