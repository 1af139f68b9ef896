import type { Cents } from '@dime-time/finance-core/money';
import { nice, ticks } from '@visx/vendor/d3-array';
import type { Formats } from '../../words/index.ts';
import { CHARACTER_WIDTH, MARGIN, type AxisTick, type Frame } from './plotBox.ts';

export interface MoneyAxis {
  /** The y of an amount, in pixels from the top. */
  yOf: (amount: number) => number;
  ticks: readonly AxisTick[];
  /** The width of the labels and their gap, in pixels. */
  inset: number;
}

/** The minimum span of a y axis, in cents: for a smaller one, ticks would be fractions of a cent. */
export const LEAST_SPAN = 100;

/** The minimum distance between two ticks, in pixels. */
const TICK_SPACING = 52;
/** The maximum number of ticks, however tall the chart is. */
const MOST_TICKS = 5;

/**
 * Returns a y axis of money: round amounts at round distances.
 *
 * @param domain the minimum and the maximum, in cents, which must differ; both are extended to
 * round amounts.
 * @param isInside whether the labels stand in the plot, above their lines: then there are three.
 */
export function moneyAxis(
  domain: readonly [number, number],
  frame: Frame,
  formats: Formats,
  isInside = false,
): MoneyAxis {
  const { text = 1 } = frame;
  const top = (isInside ? MARGIN.topInside : MARGIN.top) * text;
  const bottom = frame.height - MARGIN.bottom * text;
  const count = tickCount(frame);
  // Not a scale of d3, which brings the interpolation of colors and dates, and is ten times slower.
  const [low, high] = nice(...domain, count);
  const perCent = (bottom - top) / (high - low);
  const yOf = (amount: number) => bottom - (amount - low) * perCent;
  const values = (isInside ? [low, (low + high) / 2, high] : ticks(low, high, count)).filter(
    (value) => Number.isInteger(value),
  );
  const labels = tickLabels(values, formats);
  const widest = labels.reduce((width, label) => Math.max(width, labelWidth(label)), 0);
  return {
    yOf,
    ticks: values.map((value, at) => ({ at: yOf(value), label: labels[at] ?? '' })),
    inset: isInside
      ? MARGIN.inside * text
      : Math.ceil(widest * text) + MARGIN.gapBesideTicks * text,
  };
}

/** The advance width of a digit, for labels without a point or a comma, which are narrower. */
const DIGIT_WIDTH = 8;
/** The extra width of an M over a digit. */
const WIDER_M = 3;

/** The maximum width of a label at the usual text size. */
function labelWidth(label: string): number {
  const mean = /[.,]/.test(label) ? CHARACTER_WIDTH : DIGIT_WIDTH;
  return label.length * mean + (label.endsWith('M') ? WIDER_M : 0);
}

function tickCount({ height, text = 1 }: Frame): number {
  const room = Math.floor((height / text - MARGIN.top - MARGIN.bottom) / TICK_SPACING);
  return Math.min(MOST_TICKS, Math.max(2, room));
}

/**
 * Round amounts without trailing zeros, `$18,500`; abbreviated from a million up, `$1.1B`, unless
 * two ticks would have the same label.
 */
function tickLabels(values: readonly number[], { money }: Formats): string[] {
  const most = Math.max(0, ...values.map(Math.abs));
  if (most >= 100_000_000) {
    const short = values.map((value) =>
      money(value as Cents, { compact: true, cents: 'when-needed' }),
    );
    if (new Set(short).size === short.length) return short;
  }
  return values.map((value) => money(value as Cents, { cents: 'when-needed' }));
}
