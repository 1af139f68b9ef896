import type { PlotBox } from './plotBox.ts';

/**
 * Returns which of the places is nearest to an x, inside or outside the plot.
 *
 * @param places in rising order.
 * @param xOf the x of a place.
 * @returns its index in `places`; `undefined` if there are none.
 */
export function nearestAt(
  places: readonly number[],
  xOf: (place: number) => number,
  x: number,
): number | undefined {
  let low = 0;
  let high = places.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (xOf(places[middle] ?? 0) <= x) low = middle;
    else high = middle;
  }
  const before = places[low];
  const after = places[high];
  if (before === undefined || after === undefined) return undefined;
  return x - xOf(before) <= xOf(after) - x ? low : high;
}

/**
 * Returns the point that a key moves to; `undefined` for a key without a meaning here.
 *
 * As on every slider, Page Up moves forward and Page Down back, by a tenth of the points. A key that
 * would leave the series goes to its first or last point.
 */
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
  /** The position of the tooltip’s edge next to the point. */
  x: number;
  /** The side of its point, chosen so that the tooltip stays inside the chart. */
  side: 'before' | 'after';
  top: number;
}

const TOOLTIP_GAP = 12;
/**
 * The approximate height of the frame with the first line of a tooltip, and of each further line,
 * in pixels, at the usual text size.
 */
const TOOLTIP_HEAD = 36;
const TOOLTIP_LINE = 20;

/**
 * Places a tooltip with a heading and so many lines on the wider side of a point, slightly above
 * it.
 */
export function tooltipPlace(
  plot: PlotBox,
  point: { x: number; y: number },
  lines: number,
): TooltipPlace {
  const side = point.x > (plot.left + plot.right) / 2 ? 'before' : 'after';
  const x = side === 'before' ? point.x - TOOLTIP_GAP : point.x + TOOLTIP_GAP;
  const height = (TOOLTIP_HEAD + lines * TOOLTIP_LINE) * (plot.text ?? 1);
  const top = Math.max(0, Math.min(Math.max(plot.top, point.y - height), plot.bottom - height));
  return { x, side, top };
}
