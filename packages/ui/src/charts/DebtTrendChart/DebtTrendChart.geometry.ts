import type { TrendPoint } from '@dime-time/finance-core';
import { decimate } from '../plot/decimate.ts';
import { extentOf, type Extent } from '../plot/extent.ts';
import { areaUnder, curvedPath, splitPath, straightPath } from '../plot/linePath.ts';
import { moneyAxis } from '../plot/moneyAxis.ts';
import {
  labelRoom,
  plotBox,
  xPosition,
  type AxisTick,
  type Frame,
  type PlotBox,
} from '../plot/plotBox.ts';
import { hasExamples, kindOf } from '../plot/trendKinds.ts';
import type { TrendSeries } from '../plot/trendSeries.ts';

export interface TrendGeometry {
  plot: PlotBox;
  /** Where a place of the series stands, from left to right. */
  xOf: (place: number) => number;
  /** Where an amount stands, from top to bottom. */
  yOf: (amount: number) => number;
  /** The path of the line from one real point to the next; empty below two points. */
  linePath: string;
  /** The path of the line to and from points that are not real; empty where all are. */
  samplePath: string;
  /** The path of the filled area under the line; empty below two points. */
  areaPath: string;
  xTicks: readonly AxisTick[];
  yTicks: readonly AxisTick[];
  /** How many points the paths go through after thinning. */
  drawnCount: number;
}

/** The least the y axis spans, in cents: below a dollar the ticks would fall between cents. */
const LEAST_SPAN = 100;

/**
 * Works out the whole drawing of the trend from its data and its size.
 *
 * Labels keep their place on the x axis even where their value is not finite, so months never slide.
 * The y axis takes its range from the data with some air, not from zero, as the chart is there to
 * show change; it stays at or above zero where every value does.
 */
export function trendGeometry(series: TrendSeries, frame: Frame): TrendGeometry {
  const { points, values, places } = series;
  const { yOf, ticks, inset } = moneyAxis(airyDomain(extentOf(values, places)), frame);
  const plot = plotBox(frame, inset, points[points.length - 1]?.label ?? '');
  const xOf = xPosition(points.length, plot);
  const drawn = decimate(values, places, Math.floor(plot.right - plot.left));
  const shape = {
    places: drawn,
    xOf,
    yOf: (place: number) => yOf(values[place] ?? Number.NaN),
  };
  const wholePath = drawn === places ? curvedPath(shape) : straightPath(shape);
  const isReal = (at: number) => kindOf(points[drawn[at] ?? -1]) === 'real';
  const { solid, dashed } = hasExamples(points)
    ? splitPath(wholePath, (at) => isReal(at - 1) && isReal(at))
    : { solid: wholePath, dashed: '' };
  return {
    plot,
    xOf,
    yOf,
    linePath: solid,
    samplePath: dashed,
    areaPath: areaUnder(wholePath, shape, plot.bottom),
    xTicks: xTicks(points, xOf, plot),
    yTicks: ticks,
    drawnCount: drawn.length,
  };
}

function airyDomain(extent: Extent | undefined): [number, number] {
  if (!extent) return [0, LEAST_SPAN];
  const { least, most } = extent;
  const flatAir = Math.max(Math.abs(most) * 0.05, LEAST_SPAN / 2);
  const air = most - least < LEAST_SPAN ? flatAir : (most - least) * 0.08;
  const floor = least >= 0 ? 0 : -Infinity;
  return [Math.max(floor, least - air), most + air];
}

function xTicks(
  points: readonly TrendPoint[],
  xOf: (place: number) => number,
  plot: PlotBox,
): AxisTick[] {
  const longest = points.reduce((length, point) => Math.max(length, point.label.length), 1);
  const step = Math.max(1, Math.ceil(points.length / labelRoom(plot, longest)));
  const ticks: AxisTick[] = [];
  for (let place = 0; place < points.length; place += step) {
    ticks.push({ at: xOf(place), label: points[place]?.label ?? '' });
  }
  return ticks;
}
