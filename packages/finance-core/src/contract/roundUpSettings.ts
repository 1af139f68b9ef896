import * as v from 'valibot';
import { cents, type Cents } from '../money/cents.ts';
import { centsFromNumber } from '../money/centsFromNumber.ts';
import { parseCents } from '../money/parseCents.ts';
import { toDecimalString } from '../money/toDecimalString.ts';
import { MULTIPLIERS, type Multiplier } from '../round-ups/multiplier.ts';
import { SWEEP_SCHEDULES } from '../round-ups/purse/nextSweep.ts';
import { AUTO_APPLY_THRESHOLDS } from '../round-ups/thresholds.ts';
import { codec } from './fields/codec.ts';
import { instantField, instantInput } from './fields/instantField.ts';
import { moneyField } from './fields/moneyField.ts';
import { moneyInput } from './fields/moneyInput.ts';

/** The coins of the crypto page and of the settings page together. */
export const CRYPTO_SYMBOLS = ['BTC', 'ETH', 'ADA', 'SOL', 'XRP', 'LTC'] as const;
export type CryptoSymbol = (typeof CRYPTO_SYMBOLS)[number];

/** The allocation moves in steps of five percent. */
export const CRYPTO_PERCENTAGE_STEP = 5;

const wireNumber = v.union([v.string(), v.number()]);

const multiplierRules = {
  expected: 'one of "1.00", "2.00", "3.00", "5.00"',
  read: (wire: string | number) => {
    const hundredths = readMoney(wire);
    return MULTIPLIERS.find((multiplier) => multiplier * 100 === hundredths);
  },
  write: (value: Multiplier) => {
    if (!MULTIPLIERS.includes(value)) throw new RangeError('No such multiplier.');
    return toDecimalString(cents(value * 100));
  },
  writes: v.picklist(['1.00', '2.00', '3.00', '5.00']),
};

const thresholdRules = {
  expected: 'one of "10.00", "25.00", "50.00", "100.00"',
  read: (wire: string | number) => {
    const amount = readMoney(wire);
    return AUTO_APPLY_THRESHOLDS.find((threshold) => threshold === amount);
  },
  write: (value: Cents) => {
    if (!AUTO_APPLY_THRESHOLDS.some((threshold) => threshold === value))
      throw new RangeError('No such threshold.');
    return toDecimalString(value);
  },
  writes: v.picklist(['10.00', '25.00', '50.00', '100.00']),
};

const percentageRules = {
  expected: 'a percentage from "0" to "100" in steps of 5',
  read: (wire: string | number) => {
    const hundredths = readMoney(wire);
    return isPercentage(hundredths) ? hundredths / 100 : undefined;
  },
  write: (value: number) => {
    if (!isPercentage(value * 100)) throw new RangeError('No such percentage.');
    return String(value);
  },
  writes: v.pipe(
    v.string(),
    v.regex(/^(?:100|[1-9]?[05])$/, 'expected a percentage from "0" to "100" in steps of 5'),
  ),
};

/** How purchases are rounded up and where the change goes. */
export const roundUpSettings = v.object({
  isEnabled: v.boolean(),
  /** `"2.00"` on the wire, 2 here. */
  multiplier: codec<string | number, Multiplier>(wireNumber, multiplierRules),
  autoApplyThreshold: codec<string | number, Cents>(wireNumber, thresholdRules),
  cryptoEnabled: v.boolean(),
  /** `"25"` on the wire, 25 here: 0 to 100 in steps of five. */
  cryptoPercentage: codec<string | number, number>(wireNumber, percentageRules),
  preferredCrypto: v.picklist(CRYPTO_SYMBOLS),
  /** Extension `purse`: when collected round-ups are applied. */
  sweep: v.optional(v.picklist(SWEEP_SCHEDULES)),
  /** Extension `purse`: the least balance that a sweep leaves in the charged account. */
  floor: v.optional(moneyField),
  /** Extension `purse`: round-ups are off until then; `null` while not paused. */
  pausedUntil: v.optional(v.nullable(instantField)),
});

/** The whole settings object, in exactly the specification's spellings. */
export const roundUpSettingsRequest = v.strictObject({
  isEnabled: v.boolean(),
  multiplier: codec<string, Multiplier>(multiplierRules.writes, multiplierRules),
  autoApplyThreshold: codec<string, Cents>(thresholdRules.writes, thresholdRules),
  cryptoEnabled: v.boolean(),
  cryptoPercentage: codec<string, number>(percentageRules.writes, percentageRules),
  preferredCrypto: v.picklist(CRYPTO_SYMBOLS),
  // Extension `purse`: what is left out stays as it is.
  sweep: v.optional(v.picklist(SWEEP_SCHEDULES)),
  floor: v.optional(moneyInput),
  pausedUntil: v.optional(v.nullable(instantInput)),
});

export type RoundUpSettings = v.InferOutput<typeof roundUpSettings>;

function readMoney(wire: string | number): Cents | undefined {
  return typeof wire === 'string' ? parseCents(wire) : centsFromNumber(wire);
}

function isPercentage(hundredths: number | undefined): hundredths is number {
  return (
    hundredths !== undefined &&
    hundredths >= 0 &&
    hundredths <= 10_000 &&
    hundredths % (CRYPTO_PERCENTAGE_STEP * 100) === 0
  );
}
