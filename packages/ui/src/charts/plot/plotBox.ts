/** The size of a drawing in CSS pixels. */
export interface Frame {
  width: number;
  height: number;
  /**
   * The text size relative to the default, if the reader has set another one in the browser.
   * @default 1
   */
  text?: number;
}

/** The area inside the axes. */
export interface PlotBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /**
   * That of its frame.
   * @default 1
   */
  text?: number;
}

export interface AxisTick {
  at: number;
  label: string;
}

/**
 * The margins of the plot at the usual text size, in pixels: the right one fits the last x label,
 * the bottom one the labels, and the one at the top a label inside the plot.
 */
export const MARGIN = {
  top: 12,
  topInside: 20,
  right: 16,
  bottom: 32,
  gapBesideTicks: 10,
  inside: 12,
} as const;

/**
 * The average advance width of a digit at the usual text size of the axis, used to reserve space
 * without measuring.
 */
export const CHARACTER_WIDTH = 7.2;

/**
 * Returns the plot of a frame whose y labels take `inset` pixels.
 *
 * @param lastLabel the last x label, half of which extends beyond its point.
 * @param isInside whether the y labels stand in the plot.
 * @param endRoom the room to keep at the end, in pixels, if it is more than the margin.
 */
export function plotBox(
  frame: Frame,
  inset: number,
  lastLabel: string,
  { isInside = false, endRoom = 0 }: { isInside?: boolean; endRoom?: number } = {},
): PlotBox {
  const { width, height, text = 1 } = frame;
  const beyond = Math.ceil((lastLabel.length * CHARACTER_WIDTH * text) / 2);
  return {
    left: inset,
    right: Math.max(inset + 1, width - Math.max(MARGIN.right * text, beyond, endRoom)),
    top: (isInside ? MARGIN.topInside : MARGIN.top) * text,
    bottom: height - MARGIN.bottom * text,
    text,
  };
}

/** Spreads `count` places evenly over the plot; a single one is centered. */
export function xPosition(count: number, { left, right }: PlotBox): (place: number) => number {
  if (count < 2) return () => (left + right) / 2;
  const step = (right - left) / (count - 1);
  return (place) => left + place * step;
}

/** How many labels of this many characters fit side by side. */
export function labelRoom({ left, right, text = 1 }: PlotBox, characters: number): number {
  const label = (characters * CHARACTER_WIDTH + LABEL_GAP) * text;
  return Math.max(1, Math.floor((right - left) / label) + 1);
}

/** The gap between two x labels, in pixels. */
const LABEL_GAP = 14;
