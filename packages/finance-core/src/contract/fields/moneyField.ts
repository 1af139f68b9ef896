import * as v from 'valibot';
import { cents, type Cents } from '../../money/cents.ts';
import { centsFromNumber } from '../../money/centsFromNumber.ts';
import { parseCents } from '../../money/parseCents.ts';
import { toDecimalString } from '../../money/toDecimalString.ts';
import { codec } from './codec.ts';

const WRITTEN = /^-?(?:0|[1-9]\d{0,11})\.\d{2}$/;

/**
 * Money in an answer: a decimal string or a JSON number of dollars, read as {@link Cents}.
 *
 * Written as a decimal string with two digits.
 */
export const moneyField = codec<string | number, Cents>(v.union([v.string(), v.number()]), {
  expected: 'money as a decimal string or a number, in whole cents',
  read: (wire) => (typeof wire === 'string' ? parseCents(wire) : centsFromNumber(wire)),
  write: (value) => toDecimalString(cents(value)),
  writes: v.pipe(v.string(), v.regex(WRITTEN)),
});

/**
 * Money as a bank-connection provider sends it: read like {@link moneyField}, written as a number.
 */
export const providerMoneyField = codec<string | number, Cents>(v.union([v.string(), v.number()]), {
  expected: 'money as a decimal string or a number, in whole cents',
  read: (wire) => (typeof wire === 'string' ? parseCents(wire) : centsFromNumber(wire)),
  write: (value) => cents(value) / 100,
  writes: v.number(),
});
