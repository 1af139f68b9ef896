import type { NotificationPermissionState } from '@dime-time/ui';
import { useCallback, useEffect, useState } from 'react';

const STATES: Record<NotificationPermission, NotificationPermissionState> = {
  granted: 'granted',
  denied: 'denied',
  default: 'unasked',
};

function currentPermission(): NotificationPermissionState {
  return 'Notification' in window ? STATES[Notification.permission] : 'unsupported';
}

/** The permission to show browser notifications, and a function that requests it. */
export function useNotificationPermission(): [
  permission: NotificationPermissionState,
  ask: () => Promise<NotificationPermissionState>,
] {
  const [permission, setPermission] = useState(currentPermission);
  const ask = useCallback(async () => {
    if ('Notification' in window) await Notification.requestPermission();
    const answer = currentPermission();
    setPermission(answer);
    return answer;
  }, []);
  // The permission can be changed in the browser’s settings, in another tab or window.
  useEffect(() => {
    const onVisibility = () => setPermission(currentPermission());
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  return [permission, ask];
}
