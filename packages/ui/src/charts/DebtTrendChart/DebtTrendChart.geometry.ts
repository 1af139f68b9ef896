import type { TrendPoint } from '@dime-time/finance-core';
import type { Formats } from '../../words/index.ts';
import { decimate } from '../plot/decimate.ts';
import { extentOf, type Extent } from '../plot/extent.ts';
import { finitePlaces } from '../plot/finitePlaces.ts';
import { areaUnder, curvedPath, splitPath, straightPath } from '../plot/linePath.ts';
import { LEAST_SPAN, moneyAxis } from '../plot/moneyAxis.ts';
import {
  labelRoom,
  plotBox,
  xPosition,
  type AxisTick,
  type Frame,
  type PlotBox,
} from '../plot/plotBox.ts';
import { areReal, kindOf } from '../plot/trendKinds.ts';
import type { TrendSeries } from '../plot/trendSeries.ts';

export interface TrendGeometry {
  plot: PlotBox;
  /** The x of an index of the series. */
  xOf: (place: number) => number;
  /** The y of an amount. */
  yOf: (amount: number) => number;
  /** The path of the line from one real point to the next; empty below two points. */
  linePath: string;
  /** The path of the line to and from points that are not real; empty where all are. */
  samplePath: string;
  /** The path of the filled area under the line; empty below two points. */
  areaPath: string;
  xTicks: readonly AxisTick[];
  yTicks: readonly AxisTick[];
  /** The number of points on the paths, after decimation. */
  drawnCount: number;
}

export interface TrendGeometryOptions {
  /**
   * Whether the labels of the y axis stand in the plot.
   * @default false
   */
  isInside?: boolean;
  /**
   * Amounts besides those of the series that the y axis includes; those that are not finite are left out.
   * @default none
   */
  others?: readonly number[];
  /**
   * The room after the ends of the lines, in pixels.
   * @default that of the last x label
   */
  endRoom?: number;
}

/**
 * From this share of the highest value down, the lowest one is near zero, and the axis begins there:
 * a line that ends a little above an axis at $500 would look like one that is paid off.
 */
const NEAR_ZERO = 0.25;

/**
 * Computes the geometry of the chart from its data and its size.
 *
 * A label keeps its x even if its value is not finite. The y axis starts at zero only where a
 * value comes near it, because the chart shows change: its range is that of the data with some
 * padding, and never below zero unless a value is.
 */
export function trendGeometry(
  series: TrendSeries,
  frame: Frame,
  formats: Formats,
  { isInside = false, others = [], endRoom = 0 }: TrendGeometryOptions = {},
): TrendGeometry {
  const { points, values, places } = series;
  const all = [...values, ...others];
  const extent = extentOf(all, finitePlaces(all));
  const { yOf, ticks, inset } = moneyAxis(airyDomain(extent), frame, formats, isInside);
  const plot = plotBox(frame, inset, points[points.length - 1]?.label ?? '', {
    isInside,
    endRoom,
  });
  const xOf = xPosition(points.length, plot);
  const drawn = decimate(values, places, Math.floor(plot.right - plot.left));
  const shape = {
    places: drawn,
    xOf,
    yOf: (place: number) => yOf(values[place] ?? Number.NaN),
  };
  // Two curves from one point would seem to part, or to cross, where their months do not.
  const isCurved = drawn === places && !isInside;
  const wholePath = isCurved ? curvedPath(shape) : straightPath(shape);
  const isReal = (at: number) => kindOf(points[drawn[at] ?? -1]) === 'real';
  const { solid, dashed } = areReal(points)
    ? { solid: wholePath, dashed: '' }
    : splitPath(wholePath, (at) => isReal(at - 1) && isReal(at));
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
  if (least >= 0 && least <= most * NEAR_ZERO) return [0, most + air];
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
