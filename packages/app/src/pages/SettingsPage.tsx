import { Settings } from '@dime-time/ui/screens/Settings';
import { useAuth } from '../auth/index.ts';
import { useNotificationPermission } from '../data/useNotificationPermission.ts';
import { useNotificationPreferences } from '../data/useNotificationPreferences.ts';
import {
  useRoundUpSettings,
  useSaveRoundUpSettings,
  useSettingsDraft,
} from '../data/useRoundUpSettings.ts';

export default function SettingsPage() {
  const auth = useAuth();
  const settings = useRoundUpSettings();
  const saveSettings = useSaveRoundUpSettings();
  const settingsDraft = useSettingsDraft();
  const [preferences, setPreferences] = useNotificationPreferences();
  const [permission, askPermission] = useNotificationPermission();
  return (
    <Settings
      user={
        auth.status === 'signed-in' ? { status: 'ready', data: auth.user } : { status: 'loading' }
      }
      settings={settings}
      onSaveSettings={saveSettings}
      settingsDraft={settingsDraft}
      preferences={preferences}
      onPreferences={setPreferences}
      permission={permission}
      onAskPermission={askPermission}
      onLogout={auth.logout}
    />
  );
}
