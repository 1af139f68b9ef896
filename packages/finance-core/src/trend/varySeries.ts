import { mulDiv, type Cents } from '../money/index.ts';

export interface VarySeriesOptions {
  /**
   * Whether the last value stays exactly as it is.
   * @default true
   */
  keepLast?: boolean;
}

/** A point moves by at most so many thousandths of its value, either way. */
const MOST = 60;

/**
 * Moves the points of a debt series a little, so that a sample looks less regular.
 * The same labels always move the same values the same way.
 *
 * The result has four properties for any input:
 * 1. No value is negative.
 * 2. No value is more than 1.08 times the one before.
 * 3. Every value is at or under a straight line that falls from the larger of the first and the
 *    last value to the last value (level where the debt has grown).
 * 4. The last value is unchanged, unless asked otherwise or negative.
 *
 * Goes from the last value to the first, since that is how the second and the fourth promise cannot
 * contradict each other: each value is made high enough to reach the one after it.
 *
 * @param labels one for each value.
 * @throws RangeError when there are not as many labels as values.
 * @example varySeries(['Jan', 'Feb', 'Mar'], [cents(300000), cents(280000), cents(250000)])
 */
export function varySeries(
  labels: readonly string[],
  values: readonly Cents[],
  { keepLast = true }: VarySeriesOptions = {},
): Cents[] {
  if (labels.length !== values.length) {
    throw new RangeError(`${values.length} values need as many labels; got ${labels.length}.`);
  }
  const steps = values.length - 1;
  const last = Math.max(0, values[steps] ?? 0);
  const fall = Math.max(0, (values[0] ?? 0) - last);
  let floor = keepLast ? last : 0;
  const backwards = values.toReversed().map((value, fromLast) => {
    const line = last + mulDiv(fall, fromLast, steps || 1, 'floor');
    const offset = (hash(`${fromLast}:${labels.join()}`) % (2 * MOST + 1)) - MOST;
    const moved = value + mulDiv(value, offset, 1000, 'half-up');
    const kept = Math.max(floor, Math.min(moved, line));
    floor = mulDiv(kept, 100, 108, 'ceil');
    return kept as Cents;
  });
  return backwards.toReversed();
}

/** FNV-1a over the UTF-16 units: small, and spreads texts that differ in one character. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return state >>> 0;
}
