import { Crypto } from '@dime-time/ui';
import { config } from '../config/config.ts';
import { providerName } from '../config/providerName.ts';
import {
  useRoundUpSettings,
  useSaveRoundUpSettings,
  useSettingsDraft,
} from '../round-ups/index.ts';
import { useCryptoProviderConfigured, useCryptoPurchases, useCryptoSummary } from './queries.ts';

export default function CryptoPage() {
  const summary = useCryptoSummary();
  const purchases = useCryptoPurchases();
  const settings = useRoundUpSettings();
  const configured = useCryptoProviderConfigured();
  const saveSettings = useSaveRoundUpSettings();
  const settingsDraft = useSettingsDraft();
  return (
    <Crypto
      summary={summary}
      purchases={purchases}
      settings={settings}
      configured={configured}
      providerName={providerName(config.cryptoProvider)}
      onSaveSettings={saveSettings}
      settingsDraft={settingsDraft}
    />
  );
}
