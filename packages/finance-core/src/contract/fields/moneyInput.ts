import * as v from 'valibot';
import { cents, type Cents } from '../../money/cents.ts';
import { parseCents } from '../../money/parseCents.ts';
import { toDecimalString } from '../../money/toDecimalString.ts';
import { codec } from './codec.ts';

const GRAMMAR = 'expected a decimal string such as "1234.56"';
/** The decimal grammar of a write, for tools that cannot run the reader: no sign, at most two decimals. */
const DECIMAL = /^(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/;
const SIGNED_DECIMAL = /^-?(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/;

/** Money in a request, zero allowed: a decimal string and nothing else, never rounded, never negative. */
export const moneyInput = codec<string, Cents>(v.pipe(v.string(), v.regex(DECIMAL, GRAMMAR)), {
  expected: 'a decimal string such as "1234.56"',
  read: parseCents,
  write: (value) => toDecimalString(cents(value)),
});

/** Money that moves in a request: as {@link moneyInput}, and above zero. */
export const positiveMoneyInput = codec<string, Cents>(
  v.pipe(v.string(), v.regex(DECIMAL, GRAMMAR)),
  {
    expected: 'a decimal string above zero such as "1234.56"',
    read: (wire) => {
      const amount = parseCents(wire);
      return amount === 0 ? undefined : amount;
    },
    write: (value) => toDecimalString(cents(value)),
  },
);

/** Money of a transaction in a request: as {@link moneyInput}, below zero for a refund, and never zero. */
export const signedMoneyInput = codec<string, Cents>(
  v.pipe(v.string(), v.regex(SIGNED_DECIMAL, GRAMMAR)),
  {
    expected: 'a decimal string that is not zero such as "1234.56"',
    read: (wire) => {
      const amount = parseCents(wire);
      return amount === 0 ? undefined : amount;
    },
    write: (value) => toDecimalString(cents(value)),
  },
);
