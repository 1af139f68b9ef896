import * as v from 'valibot';
import { aprFromPercent, MAX_APR, percentFromApr, type Apr } from '../../money/apr.ts';
import { codec } from './codec.ts';

const DECIMAL = /^(?:0|[1-9]\d{0,4})(?:\.\d{1,6})?$/;

/** An annual rate in an answer: a percentage as a number (24.99), or as a decimal string; read as {@link Apr}. */
export const aprField = codec<string | number, Apr>(v.union([v.string(), v.number()]), {
  expected: 'a percentage from 0 to 10000 with at most three decimals',
  read: (wire) => {
    if (typeof wire === 'number') return aprOrNothing(wire);
    return DECIMAL.test(wire) ? aprOrNothing(Number(wire)) : undefined;
  },
  write: writeApr,
  writes: v.number(),
});

/** An annual rate in a request: a percentage as a number and nothing else. */
export const aprInput = codec<number, Apr>(v.number(), {
  expected: 'a percentage from 0 to 10000 with at most three decimals',
  read: aprOrNothing,
  write: writeApr,
});

function aprOrNothing(percent: number): Apr | undefined {
  try {
    return aprFromPercent(percent);
  } catch {
    return undefined;
  }
}

function writeApr(value: Apr): number {
  if (!Number.isInteger(value) || value < 0 || value > MAX_APR) {
    throw new RangeError('An APR is a whole number of thousandths of a percent.');
  }
  return percentFromApr(value);
}
