export {
  NotificationTestCenter,
  type NotificationTestCenterProps,
  type TestNotificationAction,
} from './NotificationTestCenter.tsx';
