import { Crypto } from '@dime-time/ui';
import { config } from '../config.ts';
import { useCryptoPurchases } from '../data/useCryptoPurchases.ts';
import { useCryptoSummary } from '../data/useCryptoSummary.ts';
import {
  useRoundUpSettings,
  useSaveRoundUpSettings,
  useSettingsDraft,
} from '../data/useRoundUpSettings.ts';
import { useCryptoProviderConfigured } from '../data/useServiceStatus.ts';
import { providerName } from '../providerName.ts';
import { useClock } from '../shell/useClock.ts';

export default function CryptoPage() {
  const summary = useCryptoSummary();
  const purchases = useCryptoPurchases();
  const settings = useRoundUpSettings();
  const configured = useCryptoProviderConfigured();
  const saveSettings = useSaveRoundUpSettings();
  const settingsDraft = useSettingsDraft();
  const { timeZone } = useClock();
  return (
    <Crypto
      summary={summary}
      purchases={purchases}
      settings={settings}
      configured={configured}
      providerName={providerName(config.cryptoProvider)}
      timeZone={timeZone}
      onSaveSettings={saveSettings}
      settingsDraft={settingsDraft}
    />
  );
}
