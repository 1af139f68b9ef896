import {
  AUTO_APPLY_THRESHOLDS,
  cents,
  MULTIPLIERS,
  SWEEP_SCHEDULES,
  type Multiplier,
  type SweepSchedule,
} from '@dime-time/finance-core';
import type { CryptoSymbol, RoundUpSettings } from '@dime-time/finance-core/contract';
import { toDecimalString, type Cents } from '@dime-time/finance-core/money';
import type { Choice, SelectOption } from '../../primitives/index.ts';
import { coinName } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { RoundUpSettingsFormWords } from '../../words/subjects/round-ups/roundUpSettingsForm.ts';

/** The shares this page offers; the crypto page offers every step of five. */
const PERCENTAGES: readonly number[] = [10, 25, 50, 75];

/** The coins this page offers; the crypto page offers others. */
const COINS: readonly CryptoSymbol[] = ['BTC', 'ETH', 'XRP', 'LTC', 'ADA'];

/** The example round-up for the multipliers. */
const EXAMPLE = cents(33);

/** The multipliers, each with its round-up of a $4.67 purchase. */
export function multiplierChoices({ money }: Formats): Choice<string>[] {
  return MULTIPLIERS.map((multiplier) => ({
    value: String(multiplier),
    label: `${multiplier}x`,
    detail: money(cents(EXAMPLE * multiplier)),
  }));
}

/** Parses the multiplier of a choice; `undefined` if it is none. */
export function multiplierOf(value: string): Multiplier | undefined {
  return MULTIPLIERS.find((multiplier) => String(multiplier) === value);
}

/** The balances at which round-ups can be applied automatically. */
export function thresholdChoices({ money }: Formats): Choice<string>[] {
  return AUTO_APPLY_THRESHOLDS.map((threshold) => ({
    value: toDecimalString(threshold),
    label: money(threshold, { cents: 'when-needed' }),
  }));
}

/** Parses the threshold of a choice; `undefined` if it is none. */
export function thresholdOf(value: string): Cents | undefined {
  return AUTO_APPLY_THRESHOLDS.find((threshold) => toDecimalString(threshold) === value);
}

const SWEEP_LABELS = {
  weekly: 'weekly',
  threshold: 'setAmount',
  both: 'both',
} as const satisfies Record<SweepSchedule, keyof RoundUpSettingsFormWords>;

/**
 * Describes round-ups. If the server says when it applies them, it also says what happens to the
 * waiting ones while they are off.
 */
export function switchWords(
  { isEnabled, sweep }: Pick<RoundUpSettings, 'isEnabled' | 'sweep'>,
  words: RoundUpSettingsFormWords,
): string {
  return isEnabled || sweep === undefined ? words.switchDescription : words.switchedOff;
}

/** The schedules for applying round-ups. */
export function sweepChoices(words: RoundUpSettingsFormWords): Choice<SweepSchedule>[] {
  return SWEEP_SCHEDULES.map((value) => ({ value, label: words[SWEEP_LABELS[value]] }));
}

/** Parses the schedule of a choice; `undefined` if it is none. */
export function sweepOf(value: string): SweepSchedule | undefined {
  return SWEEP_SCHEDULES.find((schedule) => schedule === value);
}

/** Describes what happens at the threshold, and to the rest if the schedule determines that. */
export function thresholdWords(
  sweep: SweepSchedule | undefined,
  words: RoundUpSettingsFormWords,
): string {
  if (sweep === 'both') return words.thresholdAndWeekly;
  return sweep === 'threshold' ? words.thresholdWaits : words.thresholdDescription;
}

/** The shares to choose from, including one that was chosen on the crypto page. */
export function percentageItems(
  current: number,
  words: RoundUpSettingsFormWords,
  { percent }: Formats,
): SelectOption<string>[] {
  const options = PERCENTAGES.includes(current)
    ? PERCENTAGES
    : [...PERCENTAGES, current].toSorted((one, other) => one - other);
  return options.map((percentage) => ({
    value: String(percentage),
    label: percent(percentage),
    ...(PERCENTAGES.includes(percentage) ? {} : { detail: words.chosenElsewhere }),
  }));
}

/** The coins to choose from, including one that was chosen on the crypto page. */
export function coinItems(
  current: CryptoSymbol,
  words: RoundUpSettingsFormWords,
): SelectOption<CryptoSymbol>[] {
  const options = COINS.map((value) => ({ value, label: value, detail: coinName(value) }));
  if (COINS.includes(current)) return options;
  return [...options, { value: current, label: current, detail: words.chosenElsewhere }];
}
