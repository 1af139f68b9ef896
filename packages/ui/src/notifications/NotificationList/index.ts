export { NotificationList, type NotificationListProps } from './NotificationList.tsx';
export type {
  AppNotification,
  NotificationPriority,
  NotificationType,
} from './NotificationList.model.ts';
