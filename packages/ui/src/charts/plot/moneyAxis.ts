import { formatCompactUsd, formatUsd, type Cents } from '@dime-time/finance-core/money';
import { scaleLinear } from '@visx/scale';
import { CHARACTER_WIDTH, MARGIN, type AxisTick, type Frame } from './plotBox.ts';

export interface MoneyAxis {
  /** Where an amount stands, in pixels from the top. */
  yOf: (amount: number) => number;
  ticks: readonly AxisTick[];
  /** How many pixels the labels and their gap take, from the start of the frame. */
  inset: number;
}

/** A tick in every this many pixels of height. */
const TICK_SPACING = 52;
/** More lines than this are noise, however tall the chart is. */
const MOST_TICKS = 5;

/**
 * A y axis of money: round amounts at distances a reader can follow, prefixed with `$`.
 *
 * @param domain the least and the most it has to hold, in cents and different; both ends move out
 *   to round amounts.
 */
export function moneyAxis(domain: readonly [number, number], frame: Frame): MoneyAxis {
  const { text = 1 } = frame;
  const top = MARGIN.top * text;
  const bottom = frame.height - MARGIN.bottom * text;
  const count = tickCount(frame);
  const scale = scaleLinear<number>({ domain: [...domain], nice: count });
  const [low = 0, high = 1] = scale.domain();
  // By hand, because the scale's own call does ten times the work for the same line.
  const perCent = (bottom - top) / (high - low);
  const yOf = (amount: number) => bottom - (amount - low) * perCent;
  const values = scale.ticks(count).filter((value) => Number.isInteger(value));
  const labels = tickLabels(values);
  const widest = labels.reduce((width, label) => Math.max(width, labelWidth(label)), 0);
  return {
    yOf,
    ticks: values.map((value, at) => ({ at: yOf(value), label: labels[at] ?? '' })),
    inset: Math.ceil(widest * text) + MARGIN.gapBesideTicks * text,
  };
}

/** The advance of a digit, where no narrow point or comma lowers the mean. */
const DIGIT_WIDTH = 8;
/** How much wider than a digit an M is. */
const WIDER_M = 3;

/** How wide a label of the usual size is at most. */
function labelWidth(label: string): number {
  const mean = /[.,]/.test(label) ? CHARACTER_WIDTH : DIGIT_WIDTH;
  return label.length * mean + (label.endsWith('M') ? WIDER_M : 0);
}

function tickCount({ height, text = 1 }: Frame): number {
  const room = Math.floor((height / text - MARGIN.top - MARGIN.bottom) / TICK_SPACING);
  return Math.min(MOST_TICKS, Math.max(2, room));
}

/** `$` and the amount; short forms from a million up, as long as no two ticks read the same. */
function tickLabels(values: readonly number[]): string[] {
  const most = Math.max(0, ...values.map(Math.abs));
  if (most >= 100_000_000) {
    const short = values.map(shortTick);
    if (new Set(short).size === short.length) return short;
  }
  return values.map((value) => formatUsd(value as Cents, { cents: 'when-needed' }));
}

/** `$900M`, `$1.1B`, `$0`: a tick is a round number, and needs no zeros after its point. */
function shortTick(value: number): string {
  return formatCompactUsd(value as Cents).replace(/\.?0+(?=[KMB]?$)/, '');
}
