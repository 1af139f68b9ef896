import type { Formats } from '../../words/index.ts';
import { decimate } from '../plot/decimate.ts';
import { straightPath } from '../plot/linePath.ts';
import { LEAST_SPAN, moneyAxis } from '../plot/moneyAxis.ts';
import { monthTicks } from '../plot/monthTicks.ts';
import {
  CHARACTER_WIDTH,
  plotBox,
  xPosition,
  type AxisTick,
  type Frame,
  type PlotBox,
} from '../plot/plotBox.ts';
import { bandMonths, totalOf, type DebtBand } from './planBands.ts';

/** The drawing of one band. */
export interface BandShape {
  id: string;
  /** The index of its color. */
  look: number;
  /** The path of its area. */
  path: string;
  /** Its name, from `x` on and centered on `y`; `undefined` if it does not fit inside the band. */
  label: { text: string; x: number; y: number } | undefined;
}

export interface PlanByDebtGeometry {
  plot: PlotBox;
  /** The x of a month. */
  xOf: (month: number) => number;
  /** The y of an amount. */
  yOf: (amount: number) => number;
  /** From the bottom to the top. */
  shapes: readonly BandShape[];
  xTicks: readonly AxisTick[];
  yTicks: readonly AxisTick[];
}

/** The height of a label and the distance to the edge of its band, in pixels, at the usual size. */
const LABEL_HEIGHT = 20;
const LABEL_INSET = 10;

/**
 * Computes the geometry of the chart from its bands, of which there is at least one.
 *
 * @param nameOf the name of a month.
 */
export function planByDebtGeometry(
  bands: readonly DebtBand[],
  nameOf: (month: number) => string,
  frame: Frame,
  formats: Formats,
): PlanByDebtGeometry {
  const months = bandMonths(bands);
  const all = Array.from({ length: months + 1 }, (_, month) => month);
  const totals = all.map((month) => totalOf(bands, month));
  const { yOf, ticks, inset } = moneyAxis([0, Math.max(LEAST_SPAN, ...totals)], frame, formats);
  const lastLabel = nameOf(Math.max(1, months));
  const plot = plotBox(frame, inset, lastLabel);
  const xOf = xPosition(months + 1, plot);
  const places = drawnPlaces(bands, totals, all, plot);
  let below: readonly number[] = all.map(() => 0);
  const shapes = bands.map((band) => {
    const lower = below;
    const upper = all.map((month) => (lower[month] ?? 0) + (band.balances[month] ?? 0));
    below = upper;
    const end = band.paidIn ?? months;
    const own = places.filter((place) => place <= end);
    const edge = (values: readonly number[]) => (place: number) => yOf(values[place] ?? 0);
    const top = straightPath({ places: own, xOf, yOf: edge(upper) });
    const bottom = straightPath({ places: own.toReversed(), xOf, yOf: edge(lower) });
    return {
      id: band.id,
      look: band.look,
      path: top && `${top}${bottom.replace('M', 'L')}Z`,
      label: labelIn(band.name, own, { xOf, top: edge(upper), bottom: edge(lower) }, plot),
    };
  });
  return {
    plot,
    xOf,
    yOf,
    shapes,
    xTicks: monthTicks(months, nameOf, xOf, plot, lastLabel.length),
    yTicks: ticks,
  };
}

/** The months that are drawn: about one a pixel, and those in which a debt is paid off. */
function drawnPlaces(
  bands: readonly DebtBand[],
  totals: readonly number[],
  all: readonly number[],
  plot: PlotBox,
): number[] {
  const drawn = decimate(totals, all, Math.max(4, Math.floor(plot.right - plot.left)));
  const ends = bands.flatMap(({ paidIn }) =>
    paidIn === undefined || paidIn >= all.length ? [] : paidIn,
  );
  return [...new Set([...drawn, ...ends])].toSorted((a, b) => a - b);
}

interface Edges {
  xOf: (month: number) => number;
  top: (month: number) => number;
  bottom: (month: number) => number;
}

/** Places a name at the first month from which it fits between both edges of its band. */
function labelIn(
  text: string,
  places: readonly number[],
  { xOf, top, bottom }: Edges,
  plot: PlotBox,
): BandShape['label'] {
  const { text: scale = 1 } = plot;
  const width = (text.length * CHARACTER_WIDTH + 2 * LABEL_INSET) * scale;
  for (const [at, start] of places.entries()) {
    const left = xOf(start);
    if (left + width > xOf(places.at(-1) ?? 0)) return undefined;
    let highest = top(start);
    let lowest = bottom(start);
    for (let next = at + 1; next < places.length; next += 1) {
      const place = places[next] ?? start;
      highest = Math.max(highest, top(place));
      lowest = Math.min(lowest, bottom(place));
      if (xOf(place) >= left + width) break;
    }
    if (lowest - highest >= LABEL_HEIGHT * scale) {
      return { text, x: left + LABEL_INSET * scale, y: (highest + lowest) / 2 };
    }
  }
  return undefined;
}
