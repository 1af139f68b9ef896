export {
  NotificationTestCenter,
  type NotificationTestCenterProps,
} from './NotificationTestCenter.tsx';
export type { TestNotificationAction } from './NotificationTestCenter.model.ts';
