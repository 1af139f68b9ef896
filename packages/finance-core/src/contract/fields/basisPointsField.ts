import * as v from 'valibot';
import { basisPoints, type BasisPoints } from '../../debts/payoff/basisPoints.ts';
import { codec } from './codec.ts';

/** A share in hundredths of a percent, a whole number: 200 is 2 %. */
export const basisPointsField = codec<number, BasisPoints>(v.number(), {
  expected: 'a whole number of hundredths of a percent from 0 to 10000',
  read: (wire) => {
    try {
      return basisPoints(wire);
    } catch {
      return undefined;
    }
  },
  write: (value) => basisPoints(value),
});
