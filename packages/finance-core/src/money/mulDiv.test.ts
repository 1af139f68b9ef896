import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mulDiv, type Rounding } from './mulDiv.ts';

/** The same by definition: the floor of the quotient, and where a half goes. */
function exact(value: bigint, numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const product = value * numerator;
  const floor =
    product >= 0n ? product / denominator : -((-product + denominator - 1n) / denominator);
  if (floor * denominator === product || rounding === 'floor') return floor;
  if (rounding === 'ceil') return floor + 1n;
  const twice = 2n * (product - floor * denominator);
  const up = product >= 0n ? twice >= denominator : twice > denominator;
  return up ? floor + 1n : floor;
}

const BIG = 9_007_199_254_740_991;

describe('mulDiv', () => {
  test.each<[number, number, number, Rounding, number]>([
    [620_000, 24_990, 1_200_000, 'half-up', 12_912],
    [1, 1, 2, 'half-up', 1],
    [-1, 1, 2, 'half-up', -1],
    [1, 1, 3, 'half-up', 0],
    [-1, 1, 3, 'half-up', 0],
    [2, 1, 3, 'half-up', 1],
    [-2, 1, 3, 'half-up', -1],
    [5, 1, 2, 'floor', 2],
    [-5, 1, 2, 'floor', -3],
    [5, 1, 2, 'ceil', 3],
    [-5, 1, 2, 'ceil', -2],
    [-1, 1, 2, 'ceil', 0],
    [6, 1, 2, 'floor', 3],
    [6, 1, 2, 'ceil', 3],
    [-6, 1, 2, 'ceil', -3],
    [0, 5, 7, 'half-up', 0],
    [0, -5, 7, 'ceil', 0],
    // Past the safe integers on the way.
    [BIG, 3, 6, 'half-up', 4_503_599_627_370_496],
    [-BIG, 3, 6, 'half-up', -4_503_599_627_370_496],
    [BIG, 3, 6, 'floor', 4_503_599_627_370_495],
    [-BIG, 3, 6, 'floor', -4_503_599_627_370_496],
    [BIG, 3, 6, 'ceil', 4_503_599_627_370_496],
    [-BIG, 3, 6, 'ceil', -4_503_599_627_370_495],
    [BIG, 1000, 1000, 'half-up', BIG],
    [BIG, 1000, 3000, 'half-up', 3_002_399_751_580_330],
    [BIG - 1, 1000, 3000, 'half-up', 3_002_399_751_580_330],
    [BIG - 2, 1000, 3000, 'half-up', 3_002_399_751_580_330],
    [-(BIG - 1), 1000, 3000, 'half-up', -3_002_399_751_580_330],
  ])('%i × %i ÷ %i rounded %s is %i', (value, numerator, denominator, rounding, result) => {
    expect(mulDiv(value, numerator, denominator, rounding)).toBe(result);
  });

  test('agrees with exact arithmetic, small and large', () => {
    const integer = fc.oneof(
      fc.integer({ min: -1000, max: 1000 }),
      fc.integer({ min: -100_000_000, max: 100_000_000 }),
      fc.maxSafeInteger(),
    );
    const denominator = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 2e9 }));
    const rounding = fc.constantFrom<Rounding>('half-up', 'floor', 'ceil');
    fc.assert(
      fc.property(integer, integer, denominator, rounding, (value, numerator, divisor, mode) => {
        const result = exact(BigInt(value), BigInt(numerator), BigInt(divisor), mode);
        fc.pre(result <= BigInt(BIG) && result >= -BigInt(BIG));
        const got = mulDiv(value, numerator, divisor, mode);
        expect(BigInt(got)).toBe(result);
        expect(Object.is(got, -0)).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });

  test('is exact where twice the remainder is past the safe integers', () => {
    const denominator = 6_004_799_503_160_661;
    expect(mulDiv(3_002_399_751_580_331, 1, denominator, 'half-up')).toBe(1);
    expect(mulDiv(3_002_399_751_580_330, 1, denominator, 'half-up')).toBe(0);
    expect(mulDiv(BIG, 1, 2, 'half-up')).toBe(4_503_599_627_370_496);
  });
});
