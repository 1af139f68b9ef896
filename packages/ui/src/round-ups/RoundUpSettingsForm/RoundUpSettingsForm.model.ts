import {
  AUTO_APPLY_THRESHOLDS,
  cents,
  MULTIPLIERS,
  SWEEP_SCHEDULES,
  type Multiplier,
  type SweepSchedule,
} from '@dime-time/finance-core';
import type { CryptoSymbol, RoundUpSettings } from '@dime-time/finance-core/contract';
import { formatUsd, toDecimalString, type Cents } from '@dime-time/finance-core/money';
import type { Choice, SelectItem } from '../../primitives/index.ts';
import { coinName } from '../../money/index.ts';

/** The shares this page offers; the crypto page offers every step of five. */
const PERCENTAGES: readonly number[] = [10, 25, 50, 75];

/** The coins this page offers; the crypto page offers others. */
const COINS: readonly CryptoSymbol[] = ['BTC', 'ETH', 'XRP', 'LTC', 'ADA'];

/** Where a value comes from that this page does not offer. */
const ELSEWHERE = 'From the crypto page';

/** The spare change the multiplier is explained on. */
const EXAMPLE = cents(33);

/** What round-ups can be multiplied by, as a purchase of $4.67 gives them. */
export function multiplierChoices(): Choice<string>[] {
  return MULTIPLIERS.map((multiplier) => ({
    value: String(multiplier),
    label: `${multiplier}x`,
    detail: formatUsd(cents(EXAMPLE * multiplier)),
  }));
}

/** The multiplier of a choice, if it is one. */
export function multiplierOf(value: string): Multiplier | undefined {
  return MULTIPLIERS.find((multiplier) => String(multiplier) === value);
}

/** At which balance round-ups can be applied by themselves. */
export function thresholdChoices(): Choice<string>[] {
  return AUTO_APPLY_THRESHOLDS.map((threshold) => ({
    value: toDecimalString(threshold),
    label: formatUsd(threshold, { cents: 'when-needed' }),
  }));
}

/** The threshold of a choice, if it is one. */
export function thresholdOf(value: string): Cents | undefined {
  return AUTO_APPLY_THRESHOLDS.find((threshold) => toDecimalString(threshold) === value);
}

const SWEEP_LABELS: Readonly<Record<SweepSchedule, string>> = {
  weekly: 'Weekly',
  threshold: 'At a set amount',
  both: 'Both',
};

/** What a sweep of each week does, said where there is no threshold to say it of. */
export const WEEKLY = 'Every Monday, your waiting round-ups go to your highest-rate debt.';

/** What round-ups do; where a server says when it applies them, what becomes of those that wait while they are off. */
export function switchWords({
  isEnabled,
  sweep,
}: Pick<RoundUpSettings, 'isEnabled' | 'sweep'>): string {
  if (isEnabled || sweep === undefined) {
    return 'Round each purchase up to the next dollar and apply the change to your debts.';
  }
  return 'New purchases aren’t rounded up. Round-ups already waiting still go to your debts, as set below.';
}

/** When round-ups can be applied. */
export function sweepChoices(): Choice<SweepSchedule>[] {
  return SWEEP_SCHEDULES.map((value) => ({ value, label: SWEEP_LABELS[value] }));
}

/** The schedule of a choice, if it is one. */
export function sweepOf(value: string): SweepSchedule | undefined {
  return SWEEP_SCHEDULES.find((schedule) => schedule === value);
}

/** What reaching the threshold does, and what becomes of the rest where a schedule says that. */
export function thresholdWords(sweep: SweepSchedule | undefined): string {
  const words = 'When your round-ups reach this amount, they go to your highest-rate debt.';
  if (sweep === 'both') return `${words} Every Monday, we also send whatever is waiting.`;
  return sweep === 'threshold' ? `${words} Until then, they wait.` : words;
}

/** The shares to choose from, with one that was set on the crypto page kept among them. */
export function percentageItems(current: number): SelectItem<string>[] {
  const offered = PERCENTAGES.includes(current)
    ? PERCENTAGES
    : [...PERCENTAGES, current].toSorted((one, other) => one - other);
  return offered.map((percentage) => ({
    value: String(percentage),
    label: `${percentage}%`,
    ...(PERCENTAGES.includes(percentage) ? {} : { detail: ELSEWHERE }),
  }));
}

/** The coins to choose from, with one that was set on the crypto page kept beside them. */
export function coinItems(current: CryptoSymbol): SelectItem<CryptoSymbol>[] {
  const offered = COINS.map((value) => ({ value, label: value, detail: coinName(value) }));
  if (COINS.includes(current)) return offered;
  return [...offered, { value: current, label: current, detail: ELSEWHERE }];
}
