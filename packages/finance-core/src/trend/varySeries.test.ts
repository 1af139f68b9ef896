import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, MAX_CENTS, type Cents } from '../money/index.ts';
import { varySeries } from './varySeries.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const falling = [600_000, 560_000, 520_000, 480_000, 440_000, 400_000].map((value) => cents(value));

/** The line of the third promise, in exact arithmetic: `steps` times its height at each point. */
function lineTimesSteps(values: readonly Cents[]): bigint[] {
  const steps = BigInt(values.length - 1);
  const last = BigInt(Math.max(0, values.at(-1) ?? 0));
  const first = BigInt(values[0] ?? 0);
  const top = first > last ? first : last;
  return values.map((_, index) => last * steps + (top - last) * (steps - BigInt(index)));
}

describe('varySeries', () => {
  // @requirement 9.chart.vary.last
  test('moves the points, but the last', () => {
    const varied = varySeries(months, falling);
    expect(varied).toEqual([575_400, 560_000, 502_840, 469_440, 440_000, 400_000]);
  });

  // @requirement 9.chart.vary.labels
  test('is the same for the same labels and another for others', () => {
    expect(varySeries(months, falling)).toEqual(varySeries([...months], [...falling]));
    const others = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    expect(varySeries(others, falling)).not.toEqual(varySeries(months, falling));
  });

  test('moves the last value too where asked', () => {
    const varied = varySeries(months, falling, { keepLast: false });
    expect(varied.at(-1)).not.toBe(400_000);
    expect(varied.at(-1)).toBeLessThanOrEqual(400_000);
  });

  test('keeps the points of a growing debt high enough to reach the last in steps of 1.08', () => {
    const growing = [0, 0, 100_000].map((value) => cents(value));
    const varied = varySeries(['a', 'b', 'c'], growing);
    expect(varied).toEqual([85_735, 92_593, 100_000]);
  });

  test('shows negative values as nothing', () => {
    const negative = [cents(-100), cents(-200)];
    expect(varySeries(['a', 'b'], negative)).toEqual([0, 0]);
    expect(varySeries(['a', 'b'], negative, { keepLast: false })).toEqual([0, 0]);
  });

  test('takes a series of one, and of none', () => {
    expect(varySeries(['a'], [cents(500)])).toEqual([500]);
    expect(varySeries([], [])).toEqual([]);
  });

  test('leaves its arguments as they are', () => {
    const values = Object.freeze([...falling]);
    varySeries(Object.freeze([...months]), values);
    expect(values).toEqual(falling);
  });

  test('refuses labels that do not match', () => {
    expect(() => varySeries(['a'], [])).toThrow(
      new RangeError('0 values need as many labels; got 1.'),
    );
  });

  // @requirement 9.chart.vary.negative 9.chart.vary.step 9.chart.vary.line
  test('keeps its four promises whatever comes in', () => {
    const points = fc.array(
      fc.record({
        label: fc.string({ maxLength: 4 }),
        value: fc.oneof(
          fc.integer({ min: -500_000, max: 5_000_000 }),
          fc.integer({ min: 0, max: 200 }),
          fc.integer({ min: 0, max: MAX_CENTS }),
        ),
      }),
      { minLength: 1, maxLength: 14 },
    );
    fc.assert(
      fc.property(points, fc.boolean(), (list, keepLast) => {
        const values = list.map((point) => cents(point.value));
        const labels = list.map((point) => point.label);
        const varied = varySeries(labels, values, { keepLast });
        const line = lineTimesSteps(values);
        const steps = BigInt(values.length - 1);
        expect(varied).toHaveLength(values.length);
        for (const [index, value] of varied.entries()) {
          expect(Number.isInteger(value) && value >= 0 && !Object.is(value, -0)).toBe(true);
          expect(BigInt(value) * steps).toBeLessThanOrEqual(line[index] as bigint);
          const before = varied[index - 1];
          if (before !== undefined)
            expect(BigInt(value) * 100n <= BigInt(before) * 108n).toBe(true);
        }
        const last = Math.max(0, values.at(-1) as Cents);
        if (keepLast) expect(varied.at(-1)).toBe(last);
        else expect(varied.at(-1)).toBeLessThanOrEqual(last);
      }),
      { numRuns: 500 },
    );
  });
});
