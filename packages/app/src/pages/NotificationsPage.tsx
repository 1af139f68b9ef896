import { Notifications } from '@dime-time/ui/screens/Notifications';
import { sendTestNotification } from '../data/sendTestNotification.ts';
import { useNotificationPermission } from '../data/useNotificationPermission.ts';
import { useNotificationPreferences } from '../data/useNotificationPreferences.ts';
import { useSampleNotifications } from '../data/useSampleNotifications.ts';
import { useClock } from '../shell/useClock.ts';

export default function NotificationsPage() {
  const { asOf, timeZone } = useClock();
  const sample = useSampleNotifications(asOf);
  const [preferences, setPreferences] = useNotificationPreferences();
  const [permission, askPermission] = useNotificationPermission();
  return (
    <Notifications
      {...sample}
      timeZone={timeZone}
      preferences={preferences}
      onPreferences={setPreferences}
      permission={permission}
      onAskPermission={askPermission}
      onSendTest={sendTestNotification}
    />
  );
}
