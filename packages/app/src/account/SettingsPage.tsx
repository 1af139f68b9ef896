import { dataOr } from '@dime-time/ui';
import { Settings } from '@dime-time/ui';
import { useAuth } from '../auth/index.ts';
import { useNotificationPermission, useNotificationPreferences } from '../notifications/index.ts';
import {
  useDashboardSummary,
  useMissedRoundUps,
  useRoundUpSettings,
  useSaveRoundUpSettings,
  useSettingsDraft,
} from '../round-ups/index.ts';

export default function SettingsPage() {
  const auth = useAuth();
  const settings = useRoundUpSettings();
  const keepsPurse = settings.status === 'ready' && settings.data.sweep !== undefined;
  const summary = useDashboardSummary({ enabled: keepsPurse });
  const missed = useMissedRoundUps(summary);
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
      chargedAccount={dataOr(summary, undefined)?.chargedAccount}
      earlier={missed}
      preferences={preferences}
      onPreferencesChange={setPreferences}
      permission={permission}
      onAskPermission={askPermission}
      onLogout={auth.logout}
    />
  );
}
