import * as v from 'valibot';
import { roundUpSettingsRequest, type RoundUpSettings } from '../contract/roundUpSettings.ts';
import type { Validated } from './validated.ts';

/** The settings as their controls hold them: the selects hold the wire's spellings. */
export interface RoundUpSettingsFormValues {
  readonly isEnabled: boolean;
  readonly multiplier: string;
  readonly autoApplyThreshold: string;
  readonly cryptoEnabled: boolean;
  readonly cryptoPercentage: string;
  readonly preferredCrypto: string;
}

/** Checks the round-up settings: only the specification's options are settings. */
export function validateRoundUpSettings(
  form: RoundUpSettingsFormValues,
): Validated<RoundUpSettings, 'settingsFailed'> {
  const result = v.safeParse(roundUpSettingsRequest, form);
  if (result.success) return { ok: true, value: result.output };
  const field = v.getDotPath(result.issues[0]);
  return { ok: false, notice: 'settingsFailed', ...(field === null ? {} : { field }) };
}
