import { Notifications, type NotificationsProps, useClock } from '@dime-time/ui';
import { SOURCE_LOCALE } from '../language/locales.ts';
import { useLanguage } from '../language/language.ts';
import { sendTestNotification } from './sendTestNotification.ts';
import { showBrowserNotification } from './showBrowserNotification.ts';
import { useNotificationPermission } from './useNotificationPermission.ts';
import { useNotificationPreferences } from './useNotificationPreferences.ts';
import { useSampleNotifications } from './useSampleNotifications.ts';

export default function NotificationsPage() {
  const { asOf } = useClock();
  const { locale } = useLanguage();
  const sample = useSampleNotifications(asOf);
  const [preferences, setPreferences] = useNotificationPreferences();
  const [permission, askPermission] = useNotificationPermission();
  const sendTest: NotificationsProps['onSendTest'] = async (request, words) => {
    const result = await sendTestNotification(request);
    if (result.ok && preferences.pushEnabled) {
      const { title, description: body } = words;
      void showBrowserNotification({ title, body, tag: request.type });
    }
    // The server’s message is in English, and the page says that it was sent.
    return result.ok && locale !== SOURCE_LOCALE ? { ok: true } : result;
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
