export { useNotificationPermission } from './useNotificationPermission.ts';
export { useNotificationPreferences } from './useNotificationPreferences.ts';
