import { dataOr } from '@dime-time/ui';
import { Settings } from '@dime-time/ui';
import { useAuth } from '../auth/index.ts';
import { language, useLanguage } from '../language/language.ts';
import { LANGUAGE_NAMES, LOCALES } from '../language/locales.ts';
import { useNotificationPermission, useNotificationPreferences } from '../notifications/index.ts';
import {
  useDashboardSummary,
  useMissedRoundUps,
  useRoundUpSettings,
  useSaveRoundUpSettings,
  useSettingsDraft,
} from '../round-ups/index.ts';
import { useSessionsHref } from './useSessionsHref.ts';

const LANGUAGES = LOCALES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] }));

function chooseLanguage(tag: string): void {
  const locale = LOCALES.find((each) => each === tag);
  if (locale) void language.choose(locale);
}

export default function SettingsPage() {
  const { locale } = useLanguage();
  const auth = useAuth();
  const settings = useRoundUpSettings();
  const keepsPurse = settings.status === 'ready' && settings.data.sweep !== undefined;
  const summary = useDashboardSummary({ enabled: keepsPurse });
  const missed = useMissedRoundUps(summary);
  const saveSettings = useSaveRoundUpSettings();
  const settingsDraft = useSettingsDraft();
  const [preferences, setPreferences] = useNotificationPreferences();
  const sessionsHref = useSessionsHref();
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
      language={{ value: locale, options: LANGUAGES, onChange: chooseLanguage }}
      onLogout={auth.logout}
      sessionsHref={sessionsHref}
    />
  );
}
