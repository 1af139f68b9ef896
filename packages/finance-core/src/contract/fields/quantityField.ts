import * as v from 'valibot';
import { parseQuantity } from '../../money/parseQuantity.ts';
import { quantity, QUANTITY_DECIMALS, type Quantity } from '../../money/quantity.ts';
import { quantityToDecimalString } from '../../money/quantityToDecimalString.ts';
import { codec } from './codec.ts';

/** How far a JSON number may lie from eight decimals and still be them: far below one unit. */
const FLOAT_NOISE = 1e-10;
const GRAMMAR = 'expected a decimal string with at most eight decimals';
const WRITTEN = /^-?(?:0|[1-9]\d*)(?:\.\d{1,8})?$/;
const DECIMAL = /^(?:0|[1-9]\d{0,17})(?:\.\d{1,8})?$/;

/** A token or coin quantity in an answer: a decimal string or a JSON number of at most eight decimals. */
export const quantityField = codec<string | number, Quantity>(v.union([v.string(), v.number()]), {
  expected: 'a quantity as a decimal string or a number, with at most eight decimals',
  read: (wire) => (typeof wire === 'string' ? parseQuantity(wire) : quantityFromNumber(wire)),
  write: writeQuantity,
  writes: v.pipe(v.string(), v.regex(WRITTEN)),
});

/** A quantity that moves in a request: a decimal string above zero and nothing else. */
export const positiveQuantityInput = codec<string, Quantity>(
  v.pipe(v.string(), v.regex(DECIMAL, GRAMMAR)),
  {
    expected: 'a decimal string above zero with at most eight decimals',
    read: (wire) => {
      const amount = parseQuantity(wire);
      return amount === 0n ? undefined : amount;
    },
    write: writeQuantity,
  },
);

function quantityFromNumber(value: number): Quantity | undefined {
  // Above this toFixed turns to exponents; a string can carry such a supply exactly.
  if (!(Math.abs(value) < 1e18)) return undefined;
  const text = value.toFixed(QUANTITY_DECIMALS);
  if (Math.abs(Number(text) - value) > FLOAT_NOISE) return undefined;
  // '-0.00000000' is zero, though its text is no quantity.
  return Number(text) === 0 ? quantity(0n) : parseQuantity(text);
}

function writeQuantity(value: Quantity): string {
  if (typeof value !== 'bigint') throw new RangeError('A quantity is a bigint.');
  return quantityToDecimalString(value);
}
