export { Notifications, type NotificationsProps, type NotificationsTab } from './Notifications.tsx';
