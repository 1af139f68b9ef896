import { decimate } from '../plot/decimate.ts';
import { extentOf } from '../plot/extent.ts';
import { curvedPath, straightPath } from '../plot/linePath.ts';
import { xPosition, type Frame } from '../plot/plotBox.ts';
import type { TrendSeries } from '../plot/trendSeries.ts';

export interface SparklineGeometry {
  /** The line; empty below two points. */
  path: string;
  /** The last point, if there is one. */
  end: { x: number; y: number } | undefined;
}

/** The padding for the dot at the end and half the line’s width, in pixels. */
const EDGE = 4;

/**
 * Scales a series to a small box, from its minimum to its maximum; a constant series runs through
 * the middle.
 */
export function sparklineGeometry(
  { values, places }: TrendSeries,
  { width, height }: Frame,
): SparklineGeometry {
  const extent = extentOf(values, places);
  const last = places[places.length - 1];
  if (!extent || last === undefined) return { path: '', end: undefined };
  const box = { left: EDGE, right: width - EDGE, top: EDGE, bottom: height - EDGE };
  const xOf = xPosition(values.length, box);
  const span = extent.most - extent.least;
  const yOf = (place: number) =>
    span === 0
      ? height / 2
      : box.bottom - (((values[place] ?? 0) - extent.least) / span) * (box.bottom - box.top);
  const drawn = decimate(values, places, Math.max(4, Math.floor(width)));
  const shape = { places: drawn, xOf, yOf };
  return {
    path: drawn === places ? curvedPath(shape) : straightPath(shape),
    end: { x: xOf(last), y: yOf(last) },
  };
}
