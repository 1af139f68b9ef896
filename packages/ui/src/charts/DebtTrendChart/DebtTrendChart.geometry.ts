import type { TrendPoint } from '@dime-time/finance-core';
import { formatCompactUsd, formatUsd, type Cents } from '@dime-time/finance-core/money';
import { curveMonotoneX } from '@visx/curve';
import { scaleLinear } from '@visx/scale';
import { area, line } from '@visx/shape';
import { decimate, type IndexedValue } from './decimate.ts';

export interface PlottedPoint extends IndexedValue {
  label: string;
  value: Cents;
  x: number;
  y: number;
}

interface AxisTick {
  at: number;
  label: string;
}

export interface TrendGeometry {
  width: number;
  height: number;
  /** The plot inside the axes. */
  plot: { left: number; right: number; top: number; bottom: number };
  /** Every point with a finite value, in its place; the pointer and the keyboard walk these. */
  points: readonly PlottedPoint[];
  /** The path of the line; empty below two points. */
  linePath: string;
  /** The path of the filled area under the line; empty below two points. */
  areaPath: string;
  xTicks: readonly AxisTick[];
  yTicks: readonly AxisTick[];
  /** How many points the paths go through after thinning. */
  drawnCount: number;
}

export interface TrendFrame {
  /** Width of the drawing in CSS pixels. */
  width: number;
  /** Height of the drawing in CSS pixels. */
  height: number;
}

const TOOLTIP_GAP = 12;
/** About what two lines of the tooltip take, to keep it above the x axis. */
const TOOLTIP_HEIGHT = 56;
/** Room around the plot, in pixels: the right keeps the last x label inside, the bottom holds the labels. */
const MARGIN = { top: 12, right: 16, bottom: 32, gapBesideTicks: 10 } as const;
/** The mean advance of a digit at the axis' type size; enough to reserve room without measuring. */
const CHARACTER_WIDTH = 7.2;
/** Free pixels between two x labels, beyond their own width. */
const LABEL_GAP = 14;
/** A tick in every this many pixels of height. */
const TICK_SPACING = 52;
/** More lines than this are noise, however tall the chart is. */
const MOST_TICKS = 5;
/** The least the y axis spans, in cents: below a dollar the ticks would fall between cents. */
const LEAST_SPAN = 100;

/**
 * Works out the whole drawing of the trend from its data and its size.
 *
 * Labels keep their place on the x axis even where their value is not finite, so months never slide.
 * The y axis takes its range from the data with some air, not from zero, as the chart is there to
 * show change; it stays at or above zero where every value does.
 */
export function trendGeometry(series: readonly TrendPoint[], frame: TrendFrame): TrendGeometry {
  const finite = series.flatMap(({ label, value }, index) =>
    Number.isFinite(value) ? [{ label, value, index }] : [],
  );
  const domain = yDomain(finite.map((point) => point.value));
  const bottom = frame.height - MARGIN.bottom;
  const yScale = scaleLinear<number>({
    domain,
    range: [bottom, MARGIN.top],
    nice: tickCount(frame),
  });
  const tickValues = yScale.ticks(tickCount(frame)).filter((value) => Number.isInteger(value));
  const tickLabels = labelTicks(tickValues);
  const widest = Math.max(0, ...tickLabels.map((label) => label.length));
  const left = Math.ceil(widest * CHARACTER_WIDTH) + MARGIN.gapBesideTicks;
  const right = Math.max(left + 1, frame.width - Math.max(MARGIN.right, lastLabelRoom(series)));
  const xOf = xPosition(series.length, left, right);

  const points = finite.map((point) => ({
    ...point,
    x: xOf(point.index),
    y: yScale(point.value),
  }));
  const drawn = decimate(points, Math.floor(right - left));
  return {
    width: frame.width,
    height: frame.height,
    plot: { left, right, top: MARGIN.top, bottom },
    points,
    ...paths(drawn, bottom),
    xTicks: xTicks(series, xOf, right - left),
    yTicks: tickValues.map((value, index) => ({
      at: yScale(value),
      label: tickLabels[index] ?? '',
    })),
    drawnCount: drawn.length,
  };
}

/**
 * The place in `points` of the one whose x is nearest to the pointer, wherever in the plot that is.
 *
 * @returns `undefined` where there is no point.
 */
export function nearestAt(points: readonly PlottedPoint[], x: number): number | undefined {
  let low = 0;
  let high = points.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.x ?? 0) <= x) low = middle;
    else high = middle;
  }
  const before = points[low];
  const after = points[high];
  if (!before || !after) return undefined;
  return x - before.x <= after.x - x ? low : high;
}

/** Where the keyboard goes from a point; a key that means nothing here gives `undefined`. */
export function pointAfterKey(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  const leap = Math.max(1, Math.round(count / 10));
  const targets: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - leap,
    PageUp: at + leap,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  if (target === undefined || count === 0) return undefined;
  return Math.min(last, Math.max(0, target));
}

export interface TooltipPlace {
  /** Where the tooltip's near edge stands. */
  x: number;
  /** On which side of its point it stands, so that it stays inside the chart. */
  side: 'before' | 'after';
  top: number;
}

/** Puts the tooltip on the roomier side of its point, a little above it. */
export function tooltipPlace({ plot }: TrendGeometry, point: PlottedPoint): TooltipPlace {
  const side = point.x > (plot.left + plot.right) / 2 ? 'before' : 'after';
  const x = side === 'before' ? point.x - TOOLTIP_GAP : point.x + TOOLTIP_GAP;
  const top = Math.min(Math.max(plot.top, point.y - TOOLTIP_HEIGHT), plot.bottom - TOOLTIP_HEIGHT);
  return { x, side, top };
}

/** Half of the last label stands to the right of its point. */
function lastLabelRoom(series: readonly TrendPoint[]): number {
  return Math.ceil(((series[series.length - 1]?.label.length ?? 0) * CHARACTER_WIDTH) / 2);
}

function yDomain(values: readonly number[]): [number, number] {
  // A loop, because spreading 10,000 values into Math.min nears the argument limit of some engines.
  let least = Infinity;
  let most = -Infinity;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least > most) return [0, LEAST_SPAN];
  const flatAir = Math.max(Math.abs(most) * 0.05, LEAST_SPAN / 2);
  const air = most - least < LEAST_SPAN ? flatAir : (most - least) * 0.08;
  const floor = least >= 0 ? 0 : -Infinity;
  return [Math.max(floor, least - air), most + air];
}

function tickCount(frame: TrendFrame): number {
  const room = Math.floor((frame.height - MARGIN.top - MARGIN.bottom) / TICK_SPACING);
  return Math.min(MOST_TICKS, Math.max(2, room));
}

/** `$` and the amount; short forms from a million up, as long as no two ticks read the same. */
function labelTicks(values: readonly number[]): string[] {
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

function xPosition(count: number, left: number, right: number): (index: number) => number {
  if (count < 2) return () => (left + right) / 2;
  return (index) => left + (index / (count - 1)) * (right - left);
}

function xTicks(
  series: readonly TrendPoint[],
  xOf: (index: number) => number,
  plotWidth: number,
): AxisTick[] {
  const longest = series.reduce((length, point) => Math.max(length, point.label.length), 1);
  const room = Math.max(1, Math.floor(plotWidth / (longest * CHARACTER_WIDTH + LABEL_GAP)) + 1);
  const step = Math.max(1, Math.ceil(series.length / room));
  return series.flatMap(({ label }, index) =>
    index % step === 0 ? [{ at: xOf(index), label }] : [],
  );
}

function paths(
  drawn: readonly PlottedPoint[],
  bottom: number,
): Pick<TrendGeometry, 'linePath' | 'areaPath'> {
  if (drawn.length < 2) return { linePath: '', areaPath: '' };
  const shape = { x: (point: PlottedPoint) => point.x, curve: curveMonotoneX };
  const points = [...drawn];
  return {
    linePath: line<PlottedPoint>({ ...shape, y: (point) => point.y })(points) ?? '',
    areaPath: area<PlottedPoint>({ ...shape, y0: bottom, y1: (point) => point.y })(points) ?? '',
  };
}
