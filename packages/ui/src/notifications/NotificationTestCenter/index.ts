export {
  NotificationTestCenter,
  type NotificationTestCenterProps,
} from './NotificationTestCenter.tsx';
export type {
  TestNotificationAction,
  TestNotificationWords,
} from './NotificationTestCenter.model.ts';
