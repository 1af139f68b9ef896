import { CRYPTO_PERCENTAGE_STEP, type RoundUpSettings } from '@dime-time/finance-core/contract';
import { forwardRef, useState } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import {
  AutosaveForm,
  type SaveSettingsAction,
  type SettingsDraft,
  useOptimisticSettings,
} from '../../round-ups/index.ts';
import { ChoiceGroup, SliderField, Stack, SwitchField } from '../../primitives/index.ts';
import { Money } from '../../money/index.ts';
import { rich, useWords } from '../../words/index.ts';
import { cryptoSettingsPanelWords } from '../words/cryptoSettingsPanel.ts';
import { coinChoices, shareExample } from './CryptoSettingsPanel.model.ts';
import * as styles from './CryptoSettingsPanel.css.ts';

export interface CryptoSettingsPanelProps extends HostProps<
  'div',
  'children' | 'role' | 'tabIndex'
> {
  /** The household’s round-up settings; this panel changes the three about crypto. */
  settings: RoundUpSettings;
  /** Saves the whole object, with the change merged in. */
  onSave: SaveSettingsAction;
  /**
   * Holds unsaved changes, for forms that share the same settings.
   * @default its own draft
   */
  draft?: SettingsDraft | undefined;
}

/**
 * Sets whether round-ups buy coins, how much of them, and which coin. Each change is saved
 * immediately.
 */
export const CryptoSettingsPanel = forwardRef<HTMLDivElement, CryptoSettingsPanelProps>(
  function CryptoSettingsPanel({ settings, onSave, draft, ...rest }, ref) {
    const words = useWords(cryptoSettingsPanelWords);
    const { shown, change, unsaved } = useOptimisticSettings(settings, onSave, draft);
    // The value while the thumb is dragged; it is saved when the thumb is released.
    const [dragged, setDragged] = useState<number>();
    const percentage = dragged ?? shown.cryptoPercentage;
    const example = shareExample(percentage);
    return (
      <AutosaveForm
        data-part="crypto-settings-panel"
        {...rest}
        ref={ref}
        label={words.label}
        unsaved={unsaved}
      >
        <div className={styles.panel}>
          <Stack gap={5}>
            <SwitchField
              label={words.enabled}
              description={words.enabledDescription}
              value={shown.cryptoEnabled}
              onChange={(cryptoEnabled) => change({ cryptoEnabled })}
            />
            {shown.cryptoEnabled && (
              <SliderField
                label={words.share}
                value={percentage}
                onChange={setDragged}
                onCommit={(cryptoPercentage) => {
                  setDragged(undefined);
                  if (cryptoPercentage !== shown.cryptoPercentage) change({ cryptoPercentage });
                }}
                step={CRYPTO_PERCENTAGE_STEP}
                format="percent"
                description={rich(words.shareExample, {
                  whole: <Money amount={example.whole} masked={false} />,
                  crypto: <Money amount={example.crypto} masked={false} />,
                  coin: shown.preferredCrypto,
                  debt: <Money amount={example.debt} masked={false} />,
                })}
              />
            )}
          </Stack>
          {shown.cryptoEnabled && (
            <ChoiceGroup
              label={words.coin}
              columns={2}
              options={coinChoices(shown.preferredCrypto, words)}
              value={shown.preferredCrypto}
              onChange={(preferredCrypto) => change({ preferredCrypto })}
            />
          )}
        </div>
      </AutosaveForm>
    );
  },
);
