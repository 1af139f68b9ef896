import type { PlotBox } from '../plot/plotBox.ts';

/** What a label belongs to, and how wide it is. */
export interface LabelAnchor {
  x: number;
  y: number;
  width: number;
}

/** Where a label stands: its text begins, or ends, at `x` and is centred on `y`. */
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

/** How tall a line of usual text is; the distances after it are for usual text as well. */
const ROW = 18;
/** From an anchor to its text, sideways and upwards. */
const BESIDE = 6;
/** How far past the plot's right edge a label may stand, where the frame has a margin. */
const BEYOND = 18;
const ABOVE = 16;
/** How finely a line is followed under a label. */
const STEP = 8;
/** What each is worth avoiding, in rows of distance from the anchor. */
const OVERLAP_COST = 100;
const CROSSING_COST = 3;

/** How wide a label at this x may be, to fit on the roomier side of it. */
export function labelWidth(x: number, plot: PlotBox): number {
  const { left, right, text = 1 } = plot;
  return Math.max(right + BEYOND * text - x, x - left) - BESIDE * text;
}

/**
 * Finds each label a place above its anchor: inside the plot, clear of the labels before it, and
 * clear of the lines where that costs no more than a few rows.
 *
 * @param yAt for each line, where it stands at an x; `undefined` beside its ends.
 */
export function placeLabels(
  anchors: readonly LabelAnchor[],
  yAt: readonly ((x: number) => number | undefined)[],
  plot: PlotBox,
): LabelSpot[] {
  const { text = 1 } = plot;
  const rowHeight = ROW * text;
  const mostRight = plot.right + BEYOND * text;
  const taken: Box[] = [];
  return anchors.map((anchor) => {
    const rows = Math.max(1, Math.floor((anchor.y - ABOVE * text - plot.top) / rowHeight) + 1);
    let best: { cost: number; spot: LabelSpot; box: Box } | undefined;
    for (let row = 0; row < rows; row += 1) {
      const y = Math.max(plot.top + rowHeight / 2, anchor.y - ABOVE * text - row * rowHeight);
      for (const side of ['after', 'before'] as const) {
        const beside = side === 'after' ? BESIDE : -BESIDE;
        const spot = { x: anchor.x + beside * text, y, side };
        const box = boxOf(spot, anchor.width, rowHeight);
        const outside = box.left < plot.left || box.right > mostRight;
        const cost =
          row +
          (outside ? OVERLAP_COST * 2 : 0) +
          taken.filter((other) => meet(box, other)).length * OVERLAP_COST +
          yAt.filter((line) => crosses(line, box)).length * CROSSING_COST;
        if (!best || cost < best.cost) best = { cost, spot, box };
      }
    }
    if (!best) return { x: anchor.x, y: anchor.y, side: 'after' };
    taken.push(best.box);
    return best.spot;
  });
}

function boxOf({ x, y, side }: LabelSpot, width: number, height: number): Box {
  const left = side === 'after' ? x : x - width;
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function crosses(yAt: (x: number) => number | undefined, { left, right, top, bottom }: Box) {
  let last: number | undefined;
  for (let x = left; x <= right; x += STEP) {
    const y = yAt(x);
    const from = Math.min(y ?? Infinity, last ?? Infinity);
    const to = Math.max(y ?? -Infinity, last ?? -Infinity);
    if (from <= bottom && to >= top) return true;
    last = y;
  }
  return false;
}
