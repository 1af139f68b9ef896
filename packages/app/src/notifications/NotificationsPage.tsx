import { Notifications, type NotificationsProps, useClock } from '@dime-time/ui';
import { sendTestNotification } from './sendTestNotification.ts';
import { showBrowserNotification } from './showBrowserNotification.ts';
import { useNotificationPermission } from './useNotificationPermission.ts';
import { useNotificationPreferences } from './useNotificationPreferences.ts';
import { useSampleNotifications } from './useSampleNotifications.ts';

export default function NotificationsPage() {
  const { asOf } = useClock();
  const sample = useSampleNotifications(asOf);
  const [preferences, setPreferences] = useNotificationPreferences();
  const [permission, askPermission] = useNotificationPermission();
  const sendTest: NotificationsProps['onSendTest'] = async (request, words) => {
    const result = await sendTestNotification(request);
    if (result.ok && preferences.pushEnabled) {
      const { title, description: body } = words;
      void showBrowserNotification({ title, body, tag: request.type });
    }
    return result;
  };
  return (
    <Notifications
      {...sample}
      preferences={preferences}
      onPreferencesChange={setPreferences}
      permission={permission}
      onAskPermission={askPermission}
      onSendTest={sendTest}
    />
  );
}
