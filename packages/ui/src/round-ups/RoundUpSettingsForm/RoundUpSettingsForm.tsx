import type { Instant } from '@dime-time/finance-core';
import type { ChargedAccount, RoundUpSettings } from '@dime-time/finance-core/contract';
import { toDecimalString } from '@dime-time/finance-core/money';
import type { ReactNode } from 'react';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import type { SaveSettingsAction, SettingsDraft } from '../settingsDraft.ts';
import { useOptimisticSettings } from '../useOptimisticSettings.ts';
import { ChoiceGroup, SelectField, SwitchField, Text } from '../../primitives/index.ts';
import { FloorField } from './FloorField.tsx';
import { AutosaveForm } from '../AutosaveForm/AutosaveForm.tsx';
import { PauseField } from './PauseField.tsx';
import {
  coinItems,
  multiplierChoices,
  multiplierOf,
  percentageItems,
  sweepChoices,
  sweepOf,
  switchWords,
  thresholdChoices,
  thresholdOf,
  thresholdWords,
} from './RoundUpSettingsForm.model.ts';
import { useSettledChoice } from './useSettledChoice.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { roundUpSettingsFormWords } from '../words/roundUpSettingsForm.ts';
import * as layout from '../../internal/form.css.ts';
import * as styles from './RoundUpSettingsForm.css.ts';

export interface RoundUpSettingsFormProps extends HostProps<
  'div',
  'children' | 'role' | 'tabIndex'
> {
  /** The household's round-up settings. */
  settings: RoundUpSettings;
  /** Saves the whole object, with the change merged in. */
  onSave: SaveSettingsAction;
  /**
   * Holds unsaved changes, for forms that share the same settings.
   * @default its own draft
   */
  draft?: SettingsDraft | undefined;
  /**
   * What the form sets, for assistive technology.
   * @default 'Round-up settings'
   */
  label?: string;
  /**
   * The account that is charged, named for the amount to keep in it.
   * @default 'your checking account'
   */
  account?: ChargedAccount | undefined;
  /**
   * The current time, from which a pause counts.
   * @default that of the provider’s clock
   */
  asOf?: Instant | undefined;
  /**
   * The time zone for dates.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
  /**
   * Content below the round-ups switch: a follow-up question.
   * @default nothing
   */
  underSwitch?: ReactNode;
}

/**
 * Sets how purchases are rounded up and where the change goes. Each change is saved immediately.
 *
 * A choice from the crypto page that is not offered here stays until another one is chosen.
 */
export const RoundUpSettingsForm = forwardRef<HTMLDivElement, RoundUpSettingsFormProps>(
  function RoundUpSettingsForm(
    { settings, onSave, draft, label, account, asOf, timeZone, underSwitch, ...rest },
    ref,
  ) {
    const words = useWords(roundUpSettingsFormWords);
    const formats = useFormats();
    const saved = useOptimisticSettings(settings, onSave, draft);
    const { held, change, choose, listeners } = useSettledChoice(saved.change);
    const shown = { ...saved.shown, ...held };
    return (
      <AutosaveForm
        data-part="round-up-settings-form"
        {...rest}
        ref={ref}
        label={label ?? words.label}
        unsaved={saved.unsaved}
      >
        <SwitchField
          label={words.switch}
          description={switchWords(shown, words)}
          value={shown.isEnabled}
          onChange={(isEnabled) => change({ isEnabled })}
        />
        {underSwitch}
        <div className={styles.choices} {...listeners}>
          <ChoiceGroup
            label={words.multiplier}
            description={words.multiplierDescription}
            columns={4}
            options={multiplierChoices(formats)}
            value={String(shown.multiplier)}
            onChange={(value) => choose({ multiplier: multiplierOf(value) ?? shown.multiplier })}
          />
          {shown.sweep !== undefined && (
            <ChoiceGroup
              label={words.sweep}
              description={words.sweepDescription}
              columns={3}
              options={sweepChoices(words)}
              value={shown.sweep}
              onChange={(value) => choose({ sweep: sweepOf(value) ?? shown.sweep })}
            />
          )}
          {shown.sweep !== 'weekly' && (
            <ChoiceGroup
              label={words.threshold}
              description={thresholdWords(shown.sweep, words)}
              columns={4}
              options={thresholdChoices(formats)}
              value={toDecimalString(shown.autoApplyThreshold)}
              onChange={(value) =>
                choose({ autoApplyThreshold: thresholdOf(value) ?? shown.autoApplyThreshold })
              }
            />
          )}
          {shown.sweep === 'weekly' && (
            <Text data-part="round-up-settings-form-weekly" size="s" tone="muted">
              {words.weeklyDescription}
            </Text>
          )}
        </div>
        {shown.floor !== undefined && (
          <FloorField
            floor={shown.floor}
            account={account}
            onChange={(floor) => change({ floor })}
          />
        )}
        {shown.pausedUntil !== undefined && (
          <PauseField
            pausedUntil={shown.pausedUntil}
            asOf={asOf}
            timeZone={timeZone}
            onChange={(pausedUntil) => change({ pausedUntil })}
          />
        )}
        <SwitchField
          label={words.crypto}
          description={words.cryptoDescription}
          value={shown.cryptoEnabled}
          onChange={(cryptoEnabled) => change({ cryptoEnabled })}
        />
        {shown.cryptoEnabled && (
          <div className={layout.pair}>
            <SelectField
              label={words.cryptoShare}
              options={percentageItems(shown.cryptoPercentage, words, formats)}
              value={String(shown.cryptoPercentage)}
              onChange={(value) => change({ cryptoPercentage: Number(value) })}
            />
            <SelectField
              label={words.coin}
              options={coinItems(shown.preferredCrypto, words)}
              value={shown.preferredCrypto}
              onChange={(preferredCrypto) => change({ preferredCrypto })}
            />
          </div>
        )}
      </AutosaveForm>
    );
  },
);
