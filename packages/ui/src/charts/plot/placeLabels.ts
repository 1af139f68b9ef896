import type { PlotBox } from './plotBox.ts';

/** The point that a label belongs to, and the label’s width. */
export interface LabelAnchor {
  x: number;
  y: number;
  width: number;
}

/** The position of a label: its text starts, or ends, at `x` and is centered on `y`. */
export interface LabelSpot {
  x: number;
  y: number;
  side: 'after' | 'before';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Placed {
  spot: LabelSpot;
  box: Box;
  stem: Box;
  cost: number;
}

type Line = (x: number) => number | undefined;

/**
 * The height of a line of text of the usual size, in pixels; the distances below are for that size,
 * too.
 */
const ROW = 18;
/** From an anchor to its text, horizontally and vertically. */
const BESIDE = 6;
/** How far a label may extend past the plot’s right edge, into the margin of the frame. */
const BEYOND = 18;
const ABOVE = 16;
/** The step at which a line is sampled under a label, in pixels. */
const STEP = 4;
/** Half the clearance of a line, in pixels. */
const LINE_REACH = 2;
/** The cost of a stem through another label, in rows of distance from the anchor. */
const STEM_COST = 30;

/** The maximum width of a label at this x, on its wider side. */
export function labelWidth(x: number, plot: PlotBox): number {
  const { left, right, text = 1 } = plot;
  return Math.max(right + BEYOND * text - x, x - left) - BESIDE * text;
}

/**
 * Places each label above or below its anchor, as near as possible: inside the plot, clear of every
 * line and of every other label. A label without such a position gets none.
 *
 * @param yAt for each line, its y at an x; `undefined` outside its ends.
 * @returns a position for each anchor, in their order.
 */
export function placeLabels(
  anchors: readonly LabelAnchor[],
  yAt: readonly Line[],
  plot: PlotBox,
): (LabelSpot | undefined)[] {
  const order = anchors.map((_, at) => at);
  // A stem passes the labels below it, so the order of placement matters: both orders are tried.
  const attempts = [order, order.toReversed()].map((some) => attempt(some, anchors, yAt, plot));
  const [first, second] = attempts;
  const best = first && second && second.cost < first.cost ? second : first;
  return best?.spots ?? [];
}

function attempt(
  order: readonly number[],
  anchors: readonly LabelAnchor[],
  yAt: readonly Line[],
  plot: PlotBox,
) {
  const { text = 1, top } = plot;
  const taken: Placed[] = [];
  const spots: (LabelSpot | undefined)[] = anchors.map(() => undefined);
  let cost = 0;
  for (const at of order) {
    const anchor = anchors[at];
    const found = anchor && bestPlace(anchor, taken, yAt, plot);
    if (found) {
      taken.push(found);
      spots[at] = found.spot;
    }
    // Leaving a label out costs more than any distance.
    cost += found ? found.cost : ((plot.bottom - top) / (ROW * text)) * STEM_COST;
  }
  return { spots, cost };
}

function bestPlace(
  anchor: LabelAnchor,
  taken: readonly Placed[],
  yAt: readonly Line[],
  plot: PlotBox,
): Placed | undefined {
  const { text = 1 } = plot;
  const rowHeight = ROW * text;
  const rows = Math.ceil((plot.bottom - plot.top) / rowHeight);
  let best: Placed | undefined;
  for (let row = 0; row < rows; row += 1) {
    for (const way of [-1, 1]) {
      const y = anchor.y + way * (ABOVE * text + row * rowHeight);
      for (const side of ['after', 'before'] as const) {
        const spot = { x: anchor.x + (side === 'after' ? BESIDE : -BESIDE) * text, y, side };
        const box = boxOf(spot, anchor.width, rowHeight);
        const stem = stemOf(anchor, y);
        const crossed = taken.filter((other) => meet(stem, other.box) || meet(box, other.stem));
        // Positions above come first, because falling lines leave space there.
        const cost = row + (way > 0 ? 0.5 : 0) + crossed.length * STEM_COST;
        if (best && cost >= best.cost) continue;
        if (isOutside(box, plot) || taken.some((other) => meet(box, other.box))) continue;
        if (yAt.some((line) => crosses(line, box))) continue;
        best = { spot, box, stem, cost };
      }
    }
  }
  return best;
}

function boxOf({ x, y, side }: LabelSpot, width: number, height: number): Box {
  const left = side === 'after' ? x : x - width;
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

function stemOf({ x, y }: LabelAnchor, end: number): Box {
  return { left: x - 1, right: x + 1, top: Math.min(y, end), bottom: Math.max(y, end) };
}

function isOutside({ left, right, top, bottom }: Box, plot: PlotBox): boolean {
  const mostRight = plot.right + BEYOND * (plot.text ?? 1);
  return left < plot.left || right > mostRight || top < plot.top || bottom > plot.bottom;
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function crosses(yAt: Line, { left, right, top, bottom }: Box): boolean {
  let last: number | undefined;
  for (let x = left; x < right + STEP; x += STEP) {
    const y = yAt(Math.min(x, right));
    const from = Math.min(y ?? Infinity, last ?? Infinity) - LINE_REACH;
    const to = Math.max(y ?? -Infinity, last ?? -Infinity) + LINE_REACH;
    if (from <= bottom && to >= top) return true;
    last = y;
  }
  return false;
}
